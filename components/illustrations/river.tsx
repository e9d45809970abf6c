import { Illustration, Keystone } from './parts'
import { Bridge, type BridgeName, bridgeSpans } from './river-bridges'

const [scale, water] = [0.225, 94]

/** The river's bridges side by side across the window, on one scale. */
export const River = () => (
  <Illustration size={[1200, water + 4]} className="w-full">
    <Bridge.musial x={-30} scale={scale} water={water} road={[-2000, 452]} />
    <path className="stroke-ink" strokeWidth="1.75" d={`M452 ${water}v-17`} />
    <Bridge.eads x={508} scale={scale} water={water} road={[501, 858]} />
    <Bridge.poplarStreet x={912} scale={scale} water={water} road={[906, 3200]} />
    <Tow x={100} water={water} />
    <Buoy x={679} water={water} />
  </Illustration>
)

/** Classes that place each label below the longest span of its bridge, in the wide illustration. */
export const labelPlaces: Record<BridgeName, string> = {
  musial: 'lg:left-[11.6%] lg:-translate-x-1/2 lg:text-center',
  eads: 'lg:left-[56.6%] lg:-translate-x-1/2 lg:text-center',
  poplarStreet: 'lg:right-0 lg:text-center',
}

const [phoneScale, phoneWidth] = [0.2, 335]
const levels = { musial: 84, eads: 26, poplarStreet: 26 }
/** Between phones and wide screens the bridges have these heights, a scale of 1.35. */
const heights = { musial: 'sm:h-[113.4px]', eads: 'sm:h-[35.1px]', poplarStreet: 'sm:h-[35.1px]' }

/** One bridge for narrow windows, with its longest span in the middle. All three have the same scale. */
export const RiverPhone = ({ bridge }: { bridge: BridgeName }) => {
  const Elevation = Bridge[bridge]
  const feet = bridgeSpans[bridge]
  const longest = feet.indexOf(Math.max(...feet))
  const before = feet.slice(0, longest).reduce((sum, span) => sum + span, 0)
  const x = phoneWidth / 2 - (before + (feet[longest] ?? 0) / 2) * phoneScale
  const level = levels[bridge]
  return (
    <Illustration size={[phoneWidth, level]} className={`w-full ${heights[bridge]}`}>
      <Elevation x={x} scale={phoneScale} water={level} road={[-200, 600]} />
      {bridge === 'eads' && <Buoy x={phoneWidth / 2} water={level} />}
    </Illustration>
  )
}

/** A towboat with three barges at the level of the water. */
const Tow = ({ x, water }: { x: number; water: number }) => (
  <g className="floating fill-ink">
    <path d={`M${x} ${water - 3}h41v3.4h-41zM${x + 43} ${water - 3}h41v3.4h-41zM${x + 86} ${water - 3}h41v3.4h-38z`} />
    <path d={`M${x - 29} ${water - 4}h27v4.4h-25zM${x - 24} ${water - 8}h17v3h-17zM${x - 20} ${water - 12}h8v3h-8z`} />
  </g>
)

/** The buoy that marks the channel. */
const Buoy = ({ x, water }: { x: number; water: number }) => (
  <g className="floating">
    <Keystone at={{ x, y: water }} r={5} halo="still" />
  </g>
)
