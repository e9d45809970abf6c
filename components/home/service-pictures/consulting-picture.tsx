import { Dots, Illustration, Keystone } from '@/components/illustrations/parts'
import { path, pointAt, sag } from '@/lib/catenary'
import type { Fields } from '@/lib/content/collections'
import { PictureCard } from './picture-card'

// The left half of a chain: value falls fast at first, then levels out.
const curve = { ...sag(52, 580, 44, 148), x2: 316 }
const [best, second, third] = [pointAt(curve, 0.2), pointAt(curve, 0.52), pointAt(curve, 0.77)]

/** Text with a background that hides the grid's lines behind it. */
const clear = { className: 'fill-ink-2 stroke-stone [paint-order:stroke]', strokeWidth: 6 }

/** Consulting: tasks on a curve from easy and valuable to hard and doubtful. */
export const ConsultingPicture = ({ copy }: { copy: Fields<'homePage'>['services']['pictures']['consulting'] }) => (
  <PictureCard>
    <Illustration left={6} size={[342, 288]} className="size-full">
      <path className="stroke-rule-2" d="M36 72h292M36 116h292M36 160h292M36 204h292" />
      <path className="stroke-ink" strokeWidth="1.4" d="M36 28v214h292" />
      <path data-draw="" pathLength={1} className="stroke-teal-line" strokeWidth="1.75" d={path(curve)} />
      <Dots at={[second, third]} className="stroke-teal-line" size={6} />
      <path className="stroke-copper-line" d={`M${best.x} ${best.y}h54`} />
      <Keystone at={best} halo="still" />
      <rect className="fill-card stroke-rule-2" x={best.x + 54} y={best.y - 27} width="148" height="54" rx="6" />
      <text className="fill-ink" x={best.x + 68} y={best.y - 5} fontWeight="600">
        {copy.tasks[0]}
      </text>
      <text className="fill-copper" x={best.x + 68} y={best.y + 14} fontWeight="500">
        {copy.advice}
      </text>
      <text {...clear} x={second.x + 14} y={second.y - 6}>
        {copy.tasks[1]}
      </text>
      <text {...clear} x={third.x + 14} y={third.y - 6}>
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
