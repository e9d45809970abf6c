import { Illustration, Keystone } from '@/components/illustrations/parts'
import { SectionHead } from '@/components/layout/section'
import { cut, dots, halves, sag } from '@/lib/catenary'

interface ContactHeadProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** Labels at the two poles. */
  ends: { you: string; us: string }
  /** The text on the line between them. */
  promise: string
}

const pole = 'absolute top-1 bottom-0 w-0.5 bg-ink forced-colors:bg-[CanvasText]'
const end = 'display text-h3 md:text-h2'

/** The top of the contact page: a line from the visitor to the agency, with the promise of a reply on it. */
export const ContactHead = ({ head, ends, promise }: ContactHeadProps) => (
  <div className="grid-lines relative">
    <div className="page-width pt-14 short:pt-6 md:not-short:pt-20">
      <SectionHead {...head} level={1} />
      <div className="draws-on-load @container relative mt-12 short:mt-6 lg:mt-16">
        <span aria-hidden="true" className={`${pole} -left-px`} />
        <span aria-hidden="true" className={`${pole} -right-px`} />
        <MessageLine />
        <div className="grid grid-cols-[1fr_minmax(0,auto)_1fr] items-end gap-x-4 gap-y-3 @max-[17rem]:grid-cols-2 px-3 pb-5 text-center sm:px-6 md:pb-7">
          <span aria-hidden="true" className={`${end} text-left`}>
            {ends.you}
          </span>
          {/* Above the two ends where large text leaves no room between them. */}
          <p className="display max-w-[36rem] pt-2 text-h3-s text-teal @max-[17rem]:order-first @max-[17rem]:col-span-2 md:text-h3-l">
            {promise}
          </p>
          <span aria-hidden="true" className={`${end} text-right`}>
            {ends.us}
          </span>
        </div>
      </div>
    </div>
  </div>
)

interface LineProps {
  size: readonly [width: number, height: number]
  /** Depth of the line below the tops of its poles. */
  depth: number
  links: number
  className: string
}

/** y of the tops of the poles. */
const top = 5

const Line = ({ size: [width, height], depth, links, className }: LineProps) => {
  const line = sag(0, width, top, depth)
  const nodes = cut(line, links)
  return (
    <Illustration size={[width, height]} className={`w-full ${className}`}>
      <path className="stroke-rule-2" d={`M${line.x0} ${line.y0}V${height}`} />
      <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(line)} />
      <path data-node="" className="stroke-teal-line" strokeWidth="4" d={dots(nodes.slice(1, -1))} />
      <path className="stroke-ink" strokeWidth="8" d={dots([...nodes.slice(0, 1), ...nodes.slice(-1)])} />
      <Keystone at={{ x: line.x0, y: line.y0 }} halo="still" />
    </Illustration>
  )
}

/** A line between the tops of two poles, with a hanger at its lowest point; on phones it hangs deeper. */
const MessageLine = () => (
  <>
    <Line size={[1200, 152]} depth={112} links={40} className="max-sm:hidden" />
    <Line size={[335, 92]} depth={58} links={15} className="sm:hidden" />
  </>
)
