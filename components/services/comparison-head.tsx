import { ClosedArch, Dots, Illustration, Keystone, LooseEnd } from '@/components/illustrations/parts'
import { arch, cut, edgePoint, innerChain, joints, path, slackChain, truss } from '@/lib/catenary'
import type { Fields } from '@/lib/content/collections'

const ground = 100
const body = truss(arch(14, 146, ground, 88), 6, 11, 0.5)
const held = innerChain(body, 0.27, 24)
const left = slackChain({ x: 10, y: 22 }, { x: 64, y: 88 }, 1.05)
const right = slackChain({ x: 150, y: 22 }, { x: 104, y: 74 }, 1.08)
const ends = [left, right].map((chain) => ({ chain, at: cut(chain, 1)[1] }))

const wayClass =
  'hidden flex-col justify-end gap-4 px-[clamp(0.875rem,2vw,1.5rem)] pt-6 pb-4 font-display text-h4 font-medium tracking-lead sm:flex'

/** The head of the table: its heading above the topics, and above either way an illustration of where it leads. */
export const ComparisonHead = ({ copy }: { copy: Fields<'servicesPage'>['comparison'] }) => (
  <div className="sm:grid sm:grid-cols-3 sm:border-b sm:border-ink print:border-0" data-reveal>
    <div className="sm:col-span-full sm:pb-10 lg:col-1 lg:pr-8">
      <h2 className="lg:text-h2-s">{copy.heading}</h2>
      <p className="mt-5 max-w-[36rem] text-ink-2">{copy.lead}</p>
    </div>
    <div aria-hidden="true" className={`${wayClass} sm:col-start-2`}>
      <Broken />
      <p className="print:hidden">{copy.withoutLabel}</p>
    </div>
    <div aria-hidden="true" className={`${wayClass} rounded-t-plate bg-teal-wash text-teal`}>
      <Standing />
      <p className="print:hidden">{copy.withLabel}</p>
    </div>
  </div>
)

/** A chain that nothing holds together. */
const Broken = () => (
  <Illustration size={[160, 104]} className="w-40 lg:w-54">
    <path className="stroke-ink" strokeWidth="1.4" d="M0 22h160" />
    <path className="stroke-ink" strokeWidth="1.75" d={path(left) + path(right)} />
    <Dots at={[left, right].flatMap((chain) => cut(chain, 5).slice(0, 5))} className="stroke-ink" size={4} />
    {ends.map(({ chain, at }) => at && <LooseEnd key={chain.x1} at={at} />)}
  </Illustration>
)

/** A complete arch with an unbroken chain. */
const Standing = () => (
  <Illustration size={[160, 104]} className="w-40 lg:w-54">
    <ClosedArch body={body} panels={12} />
    <path className="stroke-teal-line" strokeWidth="1.5" d={path(held)} />
    <Dots at={joints(held, 5)} className="stroke-teal-line" size={4} />
    <path className="stroke-ink" strokeWidth="1.4" d={`M0 ${ground}h160`} />
    <Keystone at={edgePoint(body, 'outer', 0.5)} r={4.5} />
  </Illustration>
)
