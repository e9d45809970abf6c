import { Dots, Illustration } from '@/components/illustrations/parts'
import { hangers, joints, path, sag } from '@/lib/catenary'
import type { Fields } from '@/lib/content/collections'
import { PictureCard } from './picture-card'

const cable = sag(28, 332, 64, 34)
/** Thirty days, six units each; a bar is three units wide. */
const [first, pitch] = [104, 6]

/** Management: thirty days of every automation, with the days of incidents marked. */
export const ManagementPicture = ({ copy }: { copy: Fields<'homePage'>['services']['pictures']['management'] }) => {
  const held = joints(cable, copy.rows.length + 1)
  return (
    <PictureCard>
      <Illustration left={6} size={[342, 288]} className="size-full">
        <text className="fill-ink" x="28" y="38" fontWeight="600">
          {copy.status}
        </text>
        <Dots at={[{ x: 326, y: 34 }]} className="stroke-teal-line" size={8} />
        <path className="stroke-rule-2" d={`${hangers(held, 118)}M28 118h304`} />
        <path className="stroke-ink" strokeWidth="1.5" d={path(cable)} />
        <Dots at={held} className="stroke-teal-line" size={6} />
        <path className="stroke-ink" strokeWidth="7" d="M28 64h0M332 64h0" />
        {copy.rows.map(({ name, uptime, incidents }, i) => {
          const y = 144 + i * 29
          return (
            <g key={name}>
              <text className="fill-ink" x="28" y={y + 4.5}>
                {name}
              </text>
              <path
                className="stroke-teal-line"
                strokeWidth="13"
                strokeLinecap="butt"
                strokeDasharray="3 3"
                d={`M${first} ${y}h${30 * pitch}`}
              />
              <path
                className="stroke-copper-line"
                strokeWidth="3"
                strokeLinecap="butt"
                d={incidents.map((day) => `M${first + day * pitch + 1.5} ${y - 8}v16`).join('')}
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
}
