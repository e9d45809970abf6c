import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface NotFoundProps {
  copy: { code: string; text: string; homeLabel: string }
}

/** The page for an address that does not exist. */
export const NotFound = ({ copy }: NotFoundProps) => (
  <div className="grid-lines relative">
    <div className="page-width py-14 short:py-6 md:not-short:py-24 lg:grid lg:grid-cols-3 lg:items-end lg:gap-6">
      <h1 className="text-giant tracking-title short:text-h1 lg:col-span-2">{copy.code}</h1>
      <div>
        <p className="mt-4 max-w-[24rem] text-lead text-ink-2">{copy.text}</p>
        <ButtonLink href={routes.home.path} className="mt-8">
          {copy.homeLabel}
        </ButtonLink>
      </div>
    </div>
  </div>
)
