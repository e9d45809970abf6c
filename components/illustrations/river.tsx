import { Illustration } from './parts'
import { Bridge, type BridgeName, bridgeSpans } from './river-bridges'
import { Buoy, Tow } from './river-tow'

const [scale, water] = [0.235, 98]

/** The river's bridges side by side across the window, on one scale. */
export const River = () => (
  <Illustration size={[1200, water + 4]} className="w-full">
    <Bridge.musial x={-20} scale={scale} water={water} road={[-2000, 484]} />
    <Bridge.eads x={502} scale={scale} water={water} road={[496, 864]} />
    <Bridge.poplarStreet x={882} scale={scale} water={water} road={[876, 3200]} />
    <Tow x={100} water={water} />
    <Buoy x={680} water={water} />
  </Illustration>
)

/** Classes that place each label below the longest span of its bridge, in the wide illustration. */
export const labelPlaces: Record<BridgeName, string> = {
  musial: 'sm:left-[13%] sm:-translate-x-1/2 sm:text-center',
  eads: 'sm:left-[56.7%] sm:-translate-x-1/2 sm:text-center',
  poplarStreet: 'sm:right-0 sm:text-center',
}

const [phoneScale, phoneWidth] = [0.2, 335]
const towers = { musial: 84, eads: 26, poplarStreet: 26 }

/** One bridge for phones, with its longest span in the middle. All three have the same scale. */
export const RiverPhone = ({ bridge }: { bridge: BridgeName }) => {
  const Elevation = Bridge[bridge]
  const feet = bridgeSpans[bridge]
  const longest = feet.indexOf(Math.max(...feet))
  const before = feet.slice(0, longest).reduce((sum, span) => sum + span, 0)
  const x = phoneWidth / 2 - (before + (feet[longest] ?? 0) / 2) * phoneScale
  const level = towers[bridge]
  return (
    <Illustration size={[phoneWidth, level]} className="w-full">
      <Elevation x={x} scale={phoneScale} water={level} road={[-200, 600]} />
      {bridge === 'eads' && <Buoy x={phoneWidth / 2} water={level} />}
    </Illustration>
  )
}
