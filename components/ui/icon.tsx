import { SpriteSymbol } from '@/components/sprite/sprite-symbol'
import type { IconName } from '@/lib/sprite/icons'

/** Stroke in grid units: heavier where the icon is small, finer where it is large. */
function weight(size: number): number {
  if (size < 20) return 1.9
  if (size < 32) return 1.6
  return size < 40 ? 1.45 : 1.3
}

interface IconProps {
  name: IconName
  /** Edge length in px. */
  size?: 16 | 18 | 20 | 24 | 28 | 32 | 40
  className?: string
}

/** An icon from the site's own set. Decoration: the text beside it says the same. */
export const Icon = ({ name, size = 24, className }: IconProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    strokeWidth={weight(size)}
    className={className ? `icon ${className}` : 'icon'}
  >
    <SpriteSymbol name={name} />
  </svg>
)

interface IconEntryProps {
  icon: IconName
  title: string
  text: string
}

/** An entry of a list between rules: an icon, a title, and a text. */
export const IconEntry = ({ icon, title, text }: IconEntryProps) => (
  <li className="flex flex-wrap gap-x-4 border-b border-rule py-3.5 sm:py-5">
    <Icon name={icon} size={28} />
    <div className="min-w-0 grow basis-48">
      <h3 className="heading-plain text-body">{title}</h3>
      <p className="mt-1 max-w-[34rem] text-balance text-ink-2">{text}</p>
    </div>
  </li>
)
