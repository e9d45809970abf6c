import { Illustration, LooseEnd } from '@/components/illustrations/parts'
import { ButtonLink } from '@/components/ui/button'
import { cut, dots, type Point, path, sag, slackChain } from '@/lib/catenary'
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

interface ChainProps {
  size: readonly [width: number, height: number]
  /** Span from one post to the next, beyond the window's edge, and the depth of the chain. */
  bay: number
  depth: number
  /** Positions of the two broken ends. */
  ends: readonly [left: Point, right: Point]
  /** Distance between two links. */
  link: number
  className: string
}

/** y of the tops of the posts. */
const top = 5

const Chain = ({ size: [width, height], bay, depth, ends: [left, right], link, className }: ChainProps) => {
  const posts = [
    { x: 0, y: top },
    { x: width, y: top },
  ] as const
  const halves = [slackChain(posts[0], left, 1.035), slackChain(posts[1], right, 1.035)]
  const onward = [sag(-bay, 0, top, depth), sag(width, width + bay, top, depth)]
  const chains = [...halves, ...onward]
  const links = chains.flatMap((one) => cut(one, Math.round(Math.abs(one.x2 - one.x1) / link)).slice(1, -1))
  return (
    <Illustration size={[width, height]} className={`w-full ${className}`}>
      <path className="stroke-teal-line" strokeWidth="1.75" d={chains.map((one) => path(one)).join('')} />
      <path className="stroke-teal-line" strokeWidth="4" d={dots(links)} />
      <path className="stroke-ink" strokeWidth="8" d={dots(posts)} />
      <LooseEnd at={left} r={4.5} />
      <LooseEnd at={right} r={4.5} />
    </Illustration>
  )
}

/** A chain across the whole window that is broken between two posts; phones have a shorter version. */
const BrokenChain = () => (
  <>
    <Chain
      size={[1200, 236]}
      bay={760}
      depth={250}
      ends={[
        { x: 350, y: 220 },
        { x: 856, y: 142 },
      ]}
      link={22}
      className="max-sm:hidden"
    />
    <Chain
      size={[335, 128]}
      bay={240}
      depth={84}
      ends={[
        { x: 128, y: 118 },
        { x: 226, y: 72 },
      ]}
      link={14}
      className="sm:hidden"
    />
  </>
)
