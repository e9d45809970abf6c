import { type Mark, mark, smallMark } from '@/lib/catenary'

const sizes = { small: 16, regular: 32, large: 72 } as const

interface LogoMarkProps {
  /** small drops the chain, as at 16 px it would blur. */
  size?: keyof typeof sizes
  className?: string
}

/** The mark alone: an arch, a chain as its crossbar, one node. Decoration, since the name stands beside it. */
export function LogoMark({ size = 'regular', className = '' }: LogoMarkProps) {
  const shape: Mark = size === 'small' ? smallMark : mark
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      width={sizes[size]}
      height={sizes[size]}
      className={`shrink-0 ${className}`}
    >
      {shape.chain && (
        <path
          className="fill-none stroke-teal-line [.on-deep_&]:stroke-deep-line"
          strokeWidth="1.6"
          strokeLinecap="round"
          d={shape.chain}
        />
      )}
      {/* Over the chain's ends, so that it hangs from inside the legs. */}
      <path className="fill-current" d={shape.arch} />
      <circle
        className="fill-copper-line [.on-deep_&]:fill-deep-copper"
        cx={shape.node.x}
        cy={shape.node.y}
        r={shape.nodeRadius}
      />
    </svg>
  )
}

interface LogoProps {
  /** The brand; its last word is set in teal when there are two or more. */
  name: string
  size?: Exclude<keyof typeof sizes, 'small'>
}

/** Mark and wordmark. */
export function Logo({ name, size = 'regular' }: LogoProps) {
  const cut = name.lastIndexOf(' ')
  const [first, last] = cut > 0 ? [name.slice(0, cut), name.slice(cut)] : [name, '']
  const text =
    size === 'large'
      ? 'gap-5 text-[3.25rem]'
      : 'gap-2.5 text-[1.375rem] @max-[23.4rem]:gap-2 @max-[23.4rem]:text-[1.125rem]'
  return (
    <span className={`inline-flex items-center whitespace-nowrap font-display font-medium tracking-title ${text}`}>
      <LogoMark size={size} />
      <span className="@max-[22rem]:sr-only">
        {first}
        {last && <span className="text-teal [.on-deep_&]:text-deep-line">{last}</span>}
      </span>
    </span>
  )
}
