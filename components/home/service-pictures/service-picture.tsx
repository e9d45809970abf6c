import { ClosedArch, Ground, Illustration, Keystone } from '@/components/illustrations/parts'
import { Icon } from '@/components/ui/icon'
import { edgePoint, gatewayArch } from '@/lib/catenary'
import type { IconName } from '@/lib/icons'
import { PictureCard } from './picture-card'

const ground = 244
const body = gatewayArch(177, ground, 196)

/** A service without a picture of its own: its icon below the Arch. */
export const ServicePicture = ({ icon }: { icon: IconName }) => (
  <PictureCard>
    <div className="relative size-full">
      <Illustration left={6} size={[342, 288]} className="size-full">
        <ClosedArch body={body} panels={26} />
        <Ground y={ground} wide />
        <Keystone at={edgePoint(body, 'outer', 0.5)} halo="still" />
      </Illustration>
      <Icon
        name={icon}
        size={40}
        className="absolute top-[62%] left-1/2 size-[14cqw] [translate:-50%_-50%] text-teal"
      />
    </div>
  </PictureCard>
)
