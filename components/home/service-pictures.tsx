import type { ReactNode } from 'react'
import { Dots, Illustration, Keystone } from '@/components/illustrations/parts'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Fields } from '@/lib/content/collections'
import type { IconName } from '@/lib/sprite/icons'

type Pictures = Fields<'homePage'>['services']['pictures']
type Copy<Name extends keyof Pictures> = NonNullable<Pictures[Name]>

const [best, second, third] = [
  { x: 88, y: 76 },
  { x: 150, y: 144 },
  { x: 232, y: 188 },
]

/** Text with a background that hides the grid's lines behind it. */
const clear = { className: 'fill-ink-2 stroke-stone [paint-order:stroke]', strokeWidth: 6 }

/** As wide as its two texts, and at least as in the drawing of the design. */
const boxWidth = ({ tasks: [task = ''], advice }: Copy<'consulting'>) =>
  Math.max(148, 28 + 6.6 * Math.max(task.length, advice.length))

/** Consulting: tasks from easy and valuable to hard and doubtful. */
export const ConsultingPicture = ({ copy }: { copy: Copy<'consulting'> }) => (
  <PictureCard>
    <Illustration left={6} size={[342, 288]} className="size-full">
      <path className="stroke-rule-2" d="M36 72h292M36 116h292M36 160h292M36 204h292" />
      <path className="stroke-ink" strokeWidth="1.4" d="M36 28v214h292" />
      <Dots at={[second, third]} className="stroke-teal-line" size={6} />
      <path className="stroke-copper-line" d={`M${best.x} ${best.y}h54`} />
      <Keystone at={best} halo />
      <rect className="fill-card stroke-rule-2" x="142" y="49" width={boxWidth(copy)} height="54" rx="6" />
      <text className="fill-ink" x={best.x + 68} y={best.y - 5} fontWeight="600">
        {copy.tasks[0]}
      </text>
      <text className="fill-copper" x={best.x + 68} y={best.y + 14} fontWeight="500">
        {copy.advice}
      </text>
      <text {...clear} x={second.x + 14} y={second.y - 6}>
        {copy.tasks[1]}
      </text>
      <text {...clear} x="328" y={third.y - 14} textAnchor="end">
        {copy.tasks[2]}
      </text>
      <text className="fill-ink-2" transform="rotate(-90)" x="-36" y="26" textAnchor="end">
        {copy.high}
      </text>
      <text className="fill-ink-2" x="36" y="264">
        {copy.near}
      </text>
      <text className="fill-ink-2" x="328" y="264" textAnchor="end">
        {copy.far}
      </text>
    </Illustration>
  </PictureCard>
)

/** Development: a dispatcher's board that proposes the next step, and what a person has decided. */
export const DevelopmentPicture = ({ copy }: { copy: Copy<'development'> }) => (
  <PictureCard>
    {/* Sizes are in units of the card, so that the board scales with the illustrations beside it. */}
    <Card
      look="flat"
      corner="top"
      className="mx-auto mt-8 w-77 text-[3.8cqw] leading-snug [font-variant-numeric:tabular-nums] supports-[width:1cqw]:[--spacing:calc(100cqw/85.5)]"
    >
      <p className="flex flex-wrap items-baseline justify-between border-b border-rule px-4 py-2.5">
        <span className="font-semibold">{copy.title}</span>
        <span className="text-ink-2">{copy.note}</span>
      </p>
      <ul className="px-4 *:wrap-break-word">
        {copy.rows.map(({ order, route, time }) => (
          <li key={order} className="flex items-center gap-3 border-b border-rule py-3">
            <svg aria-hidden="true" viewBox="0 0 8 8" className="size-2 shrink-0">
              <circle cx="4" cy="4" r="4" className="fill-teal-line" />
            </svg>
            <span className="font-semibold">{order}</span>
            <span className="text-ink-2">{route}</span>
            <span className="ml-auto text-ink-2">{time}</span>
          </li>
        ))}
      </ul>
      <Card look="teal" corner="control" className="m-2 flex items-center justify-between gap-2 p-2.5">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{copy.suggestion}</p>
          <p className="text-ink-2">{copy.reason}</p>
        </div>
        <span className="text-right text-ink-2">{copy.decision}</span>
      </Card>
    </Card>
  </PictureCard>
)

/** Thirty days, five units each; a bar is half as wide. */
const [first, pitch] = [130, 5]

/** Management: thirty days of every automation, with the days of incidents marked. */
export const ManagementPicture = ({ copy }: { copy: Copy<'management'> }) => (
  <PictureCard>
    <Illustration left={6} size={[342, 288]} className="size-full">
      <text className="fill-ink" x="28" y="38" fontWeight="600">
        {copy.status}
      </text>
      <Dots at={[{ x: 326, y: 34 }]} className="stroke-teal-line" size={8} />
      <path className="stroke-rule-2" d="M28 58h304" />
      {copy.rows.map(({ name, uptime, incidents }, i) => {
        const y = 94 + i * 42
        return (
          <g key={name}>
            <text className="fill-ink" x="28" y={y + 4.5}>
              {name}
            </text>
            <path
              className="stroke-teal-line"
              strokeWidth="13"
              strokeLinecap="butt"
              strokeDasharray="2.5"
              d={`M${first} ${y}h${30 * pitch}`}
            />
            <path
              className="stroke-copper-line"
              strokeWidth="2.5"
              strokeLinecap="butt"
              d={incidents.map((day) => `M${first + day * pitch + 1.25} ${y - 8}v16`).join('')}
            />
            <text className="fill-ink-2" x="332" y={y + 4.5} textAnchor="end">
              {uptime}
            </text>
          </g>
        )
      })}
      <text className="fill-ink-2" x={first} y="266">
        {copy.from}
      </text>
      <text className="fill-ink-2" x={first + 30 * pitch} y="266" textAnchor="end">
        {copy.to}
      </text>
    </Illustration>
  </PictureCard>
)

/** A service without a picture of its own: its icon. */
export const ServicePicture = ({ icon }: { icon: IconName }) => (
  <PictureCard>
    <Icon name={icon} size={40} className="m-auto size-[30cqw]" />
  </PictureCard>
)

/** The background of a service's picture, 342 by 288 units, or higher where its text takes more space. Decoration: the text of the card below says the same. */
const PictureCard = ({ children }: { children: ReactNode }) => (
  <Card
    look="stone"
    corner="plate"
    aria-hidden="true"
    className="@container grid aspect-[342/288] w-full self-start text-note"
  >
    {children}
  </Card>
)
