import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Fields } from '@/lib/content/collections'
import { type HeroField, narrowField, wideField } from '@/lib/hero-field/hero-field'
import type { Drawing } from '@/lib/pictures/drawing'
import { DrawingParts } from './drawing'
import { HeroIndustries, HeroNet } from './hero-net'
import { Dots, Illustration } from './parts'

type Copy = Fields<'homePage'>['head']
type Chip = Copy['chips'][number]

/** Where the texts of a drawing stand, in its units: what hangs from where, and rows of industries on the ground. */
interface Stage {
  size: readonly [width: number, height: number]
  field: HeroField
  ground: number
  /** Points from which the notes hang, and y of their upper edges. */
  supports: readonly { x: number; y: number; to: number; className: string }[]
  span: { x: number; y: number; className: string }
  chips: readonly string[]
}

const wide: Stage = {
  size: [1200, 744],
  field: wideField,
  ground: 600,
  supports: [
    { x: 916, y: 395, to: 410, className: 'stroke-copper-line' },
    { x: 813.9, y: 372.7, to: 492, className: 'stroke-copper-line max-lg:hidden' },
    { x: 1018.1, y: 372.7, to: 492, className: 'stroke-copper-line max-lg:hidden' },
  ],
  span: { x: 916, y: 627, className: 'max-lg:text-[20px]' },
  // Percent of the illustration, so that a note stays on its hanger at every size.
  chips: [
    'left-[76.33%] top-[55%] text-[max(1.083cqw,12px)] max-lg:text-eyebrow',
    'left-[67.83%] top-[66%] max-lg:hidden max-w-[16.6cqw] text-[max(1.083cqw,12px)]',
    'left-[84.84%] top-[66%] max-lg:hidden max-w-[16.6cqw] text-[max(1.083cqw,12px)]',
  ],
}

const narrow: Stage = {
  size: [335, 628],
  field: narrowField,
  ground: 296,
  supports: [{ x: 167.5, y: 183.9, to: 208, className: 'stroke-copper-line' }],
  span: { x: 167.5, y: 316.5, className: '' },
  chips: ['left-1/2 top-[33.7%] text-[max(3.88cqw,12px)]'],
}

interface HeroPictureProps {
  copy: Copy
  svg: Drawing
  /** Whether chains hang beside the drawing. */
  chains?: boolean
}

interface HeroDrawingProps extends HeroPictureProps {
  stage: Stage
  /** The rows of industries. */
  children: ReactNode
}

const HeroDrawing = ({ copy, svg, chains, stage, children }: HeroDrawingProps) => {
  const held = stage.supports.slice(0, copy.chips.length)
  return (
    <>
      <Illustration size={stage.size} part="hero-picture" className="w-full">
        <DrawingParts svg={svg} />
        {chains && <HeroNet field={stage.field} />}
        {held.map(({ x, y, to, className }) => (
          <path key={x} data-node="" className={className} d={`M${x} ${y}V${to}`} />
        ))}
        {held.map(({ x, y, className }) => (
          <Dots key={x} at={[{ x, y }]} className={className} size={6.5} />
        ))}
        {children}
        <text
          className={`note fill-ink-2 ${stage.span.className}`}
          x={stage.span.x}
          y={stage.span.y}
          textAnchor="middle"
        >
          {copy.spanLabel}
        </text>
      </Illustration>
      {stage.chips.map((place, index) => {
        const chip = copy.chips[index]
        return chip && <HeroChip key={place} chip={chip} place={place} />
      })}
    </>
  )
}

/** The picture of the hero on phones, with the industries in two rows below the ground. */
export const NarrowHeroPicture = (props: HeroPictureProps) => {
  const { industries } = props.copy
  const half = Math.ceil(industries.length / 2)
  const inset = (335 * (2 * half - industries.length)) / half / 2
  return (
    <HeroDrawing {...props} stage={narrow}>
      <HeroIndustries industries={industries.slice(0, half)} from={0} to={335} y={388} />
      {industries.length > half && (
        <HeroIndustries industries={industries.slice(half)} from={inset} to={335 - inset} y={486} />
      )}
    </HeroDrawing>
  )
}

/** The picture of the hero on wider screens, with a place for the copy on its left. */
export const WideHeroPicture = (props: HeroPictureProps) => (
  <HeroDrawing {...props} stage={wide}>
    <HeroIndustries
      industries={props.copy.industries}
      from={0}
      to={594}
      stagger={26}
      y={wide.ground}
      textClass="max-xl:text-[15px] max-lg:text-[20px]"
    />
  </HeroDrawing>
)

/** A small result that hangs from the drawing. */
const HeroChip = ({ chip, place }: { chip: Chip; place: string }) => (
  <Card
    as="span"
    look="flat"
    corner="control"
    data-node=""
    className={`absolute flex [translate:-50%] items-center gap-[0.5em] w-max px-[0.7em] py-[0.45em] leading-snug ${place}`}
  >
    <span className="min-w-0">
      <b className="block font-medium">{chip.title}</b>
      <span className="block text-ink-2">{chip.note}</span>
    </span>
    <Icon name="check" size={18} className="size-[1.4em] shrink-0 text-teal-line" />
  </Card>
)
