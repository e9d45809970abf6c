import { arch, edgePoint, gatewayArch, path } from '@/lib/catenary'
import { ClosedArch, Ground, Illustration, Keystone } from './parts'

const ground = 200
const body = gatewayArch(180, ground, 176)

/** The courthouse, 192 ft high to the Arch's 630: portico, drum, dome, lantern. */
const dome = arch(170, 190, 168, 15)
const columns = Array.from({ length: 4 }, (_, i) => `M${171 + i * 6} 197V187`).join('')
const house = 'M148 200V183h64v17M165 200v-17l15-6 15 6v17M168 178v-5h24v5M171 173v-5h18v5M178 153v-6.6h4v6.6'

/** The Arch at its own ratio, 630 to 630 feet, with the Old Courthouse below it. */
export const PlaceArch = () => (
  <Illustration size={[300, 204]} left={91} className="w-full max-w-100">
    <ClosedArch body={body} panels={26} />
    <path className="fill-paper stroke-ink" d={`${house}${path(dome)}z`} />
    <path className="stroke-teal-line" d={columns} />
    <Ground y={ground} wide />
    <Keystone at={edgePoint(body, 'outer', 0.5)} halo="still" />
  </Illustration>
)
