import { BrokenArch } from '@/components/illustrations/broken-arch'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface NotFoundProps {
  copy: { code: string; text: string; homeLabel: string }
}

/** The page for an address that does not exist. */
export const NotFound = ({ copy }: NotFoundProps) => (
  <div className="grid-lines relative">
    <div className="page-width grid grid-cols-1 items-center gap-10 py-16 short:py-8 short:sm:grid-cols-2 tablet:grid-cols-2 lg:py-24">
      <div>
        <h1 className="-ml-[0.03em] text-figure-xl short:text-figure-l tracking-title">{copy.code}</h1>
        <p className="mt-4 max-w-[28rem] text-lead text-ink-2">{copy.text}</p>
        <ButtonLink href={routes.home.path} className="mt-8">
          {copy.homeLabel}
        </ButtonLink>
      </div>
      <BrokenArch />
    </div>
  </div>
)
