import { BrokenChain } from '@/components/illustrations/broken-chain'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface NotFoundProps {
  copy: { code: string; text: string; homeLabel: string }
}

const post = 'absolute top-1 bottom-0 w-0.5 bg-ink forced-colors:bg-[CanvasText]'

/** The page for an address that does not exist: its text is in the gap of a broken chain. */
export const NotFound = ({ copy }: NotFoundProps) => (
  <div className="grid-lines relative">
    <div className="page-width pt-12 short:pt-6 md:not-short:pt-16">
      <div className="relative">
        <span aria-hidden="true" className={`${post} -left-px`} />
        <span aria-hidden="true" className={`${post} -right-px`} />
        <div className="short:hidden">
          <BrokenChain />
        </div>
        <div className="relative mx-auto flex max-w-[36rem] flex-col items-center px-5 pt-6 pb-14 text-center sm:not-short:-mt-[8%] sm:pt-0 md:pb-18">
          <h1 className="pr-[0.04em] text-figure-xl tracking-title first-letter:mr-[0.024em] short:text-figure-l">
            {copy.code}
          </h1>
          <p className="mt-3 max-w-[24rem] text-lead text-ink-2">{copy.text}</p>
          <ButtonLink href={routes.home.path} className="mt-8">
            {copy.homeLabel}
          </ButtonLink>
        </div>
      </div>
    </div>
  </div>
)
