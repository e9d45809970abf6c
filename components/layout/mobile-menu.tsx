import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import type { Site } from '@/lib/content/types'
import { currentPage } from '@/lib/current-page'
import { Logo } from './logo'
import { ThemeSwitch } from './theme-switch'

const menuId = 'menu'
const itemClass =
  'flex min-h-14 items-center border-b border-rule font-display text-h3-s transition-colors hover:text-teal'

/**
 * The menu of small screens: a native popover, so that Escape, a tap outside, and the return of focus need no script.
 * An enhancement closes it when a link leads to a section of the same page.
 */
export const MobileMenu = ({ site, path }: { site: Site; path: string }) => (
  <div className="@bar:hidden">
    <IconButton popoverTarget={menuId} label={site.labels.menu} className="-mr-2.5">
      <Icon name="menu" size={28} />
    </IconButton>
    <div
      id={menuId}
      popover="auto"
      data-menu
      className="mobile-menu fixed inset-0 h-dvh w-full overflow-y-auto overscroll-contain bg-paper px-5 pb-8 text-ink"
    >
      <div className="flex min-h-19 items-center justify-between">
        <Logo name={site.brand} />
        <IconButton popoverTarget={menuId} popoverTargetAction="hide" label={site.labels.closeMenu} className="-mr-2.5">
          <Icon name="close" size={28} />
        </IconButton>
      </div>
      <nav aria-label={site.labels.menu}>
        <ul>
          {site.headerNavigation.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={currentPage(path, href)} className={`nav-link ${itemClass}`}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <ExternalLink href={site.booking.href} newTabLabel={site.labels.opensInNewTab} className={itemClass}>
              {site.labels.bookCall}
            </ExternalLink>
          </li>
        </ul>
      </nav>
      <div className="mt-6">
        <ThemeSwitch labels={site.labels} />
      </div>
    </div>
  </div>
)
