import { Keystone } from './parts'

/** A towboat with three barges at the level of the water. */
export const Tow = ({ x, water }: { x: number; water: number }) => (
  <g className="floating fill-ink">
    <path d={`M${x} ${water - 3}h41v3.4h-41zM${x + 43} ${water - 3}h41v3.4h-41zM${x + 86} ${water - 3}h41v3.4h-38z`} />
    <path d={`M${x - 29} ${water - 4}h27v4.4h-25zM${x - 24} ${water - 8}h17v3h-17zM${x - 20} ${water - 12}h8v3h-8z`} />
  </g>
)

/** The buoy that marks the channel. */
export const Buoy = ({ x, water }: { x: number; water: number }) => (
  <g className="floating">
    <Keystone at={{ x, y: water }} r={5} halo="still" />
  </g>
)
