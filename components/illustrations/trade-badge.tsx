import { SpriteSymbol } from '@/components/sprite/sprite-symbol'
import { Icon } from '@/components/ui/icon'
import { arch, area, path } from '@/lib/catenary'
import type { IconName } from '@/lib/icons'

const frame = arch(4, 60, 66, 60)

export const doorway = (
  <>
    <path className="fill-teal-wash" d={area(frame, 66)} />
    <path className="stroke-ink" strokeWidth="1.5" d={`${path(frame)}M0 66h64`} />
  </>
)

/** An icon of a client's trade in an outline of the Arch, shown beside the client's quote. */
export const TradeBadge = ({ icon }: { icon: IconName }) => (
  <span aria-hidden="true" className="relative inline-block h-[68px] w-[64px] shrink-0 text-ink">
    <svg aria-hidden="true" viewBox="0 0 64 68" width="64" height="68" className="illustration">
      <SpriteSymbol name="doorway" />
    </svg>
    <Icon name={icon} size={28} className="absolute bottom-[10px] left-[18px]" />
  </span>
)
