import { SpriteSymbol } from '@/components/sprite/sprite-symbol'
import type { Site } from '@/lib/content/types'
import { currentPage } from '@/lib/links/current-page'
import { routes } from '@/lib/routes'

interface LogoProps {
  /** The brand name; the last of two or more words is teal. */
  name: string
}

/** Characters above which a name gets smaller type, so that it stays in the header's height beside the buttons of a phone. */
const longName = 18

/** Type that grows with the header of a phone. Some pixels stay free, since browsers that round letter widths set wider lines. */
const fluidSize = 'text-[clamp(1.125rem,16cqi-2.45rem,1.375rem)]'

/** The mark and the name of the brand. */
export function Logo({ name }: LogoProps) {
  const cut = name.lastIndexOf(' ')
  const [first, last] = cut > 0 ? [name.slice(0, cut), name.slice(cut)] : [name, '']
  const size = name.length > longName ? 'text-small' : fluidSize
  return (
    <span
      className={`inline-flex items-center gap-[.45em] font-display leading-[1.15] font-medium tracking-title wrap-anywhere ${size}`}
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32" className="shrink-0">
        <SpriteSymbol name="mark" />
      </svg>
      <span className="@max-[22rem]:sr-only">
        {first}
        {last && <span className="text-teal [.on-deep_&]:text-deep-line">{last}</span>}
      </span>
    </span>
  )
}

/** The brand as a link to the home page; `path` is the address of the page that it is on. */
export const BrandLink = ({ site, path, className }: { site: Site; path: string; className: string }) => (
  <a
    href={routes.home.path}
    aria-current={currentPage(path, routes.home.path)}
    className={`inline-flex min-h-11 items-center ${className}`}
  >
    <Logo name={site.brand} />
  </a>
)
