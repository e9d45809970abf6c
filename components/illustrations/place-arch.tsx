import { arch, edgePoint, gatewayArch, path } from '@/lib/catenary'
import { ClosedArch, Ground, Illustration, Keystone } from './parts'

const ground = 200
const body = gatewayArch(180, ground, 176)

/** The courthouse in the middle of the Arch: steps, portico, drum, dome, lantern. */
const dome = arch(165, 195, 148, 24)
const columns = Array.from({ length: 6 }, (_, i) => `M${162 + i * 7.2} 194V176`).join('')
const house = 'M132 200V172h96v28M156 200v-28l24-9 24 9v28M162 163v-7h36v7M166 156v-8h28v8M177 124v-8h6v8'

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
