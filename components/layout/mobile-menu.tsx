import { BookCallButton, ButtonLink } from '@/components/ui/button'
import { dialogCommand } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import type { Site } from '@/lib/content/types'
import { phoneLink } from '@/lib/links/contact-links'
import { currentPage } from '@/lib/links/current-page'
import { routes } from '@/lib/routes'
import { Logo } from './logo'
import { ThemeSwitch } from './theme-switch'

const menuId = 'Menu'

interface MobileMenuProps {
  site: Site
  path: string
  /** From which width on the links are in the header, and the menu is not. */
  row: 'tablet' | 'desktop' | 'never'
}

const hidden = { tablet: '@bar:hidden', desktop: '@7xl:hidden', never: '' }

/**
 * The menu where the header has no room for the links: a modal dialog, so that Escape, the page behind it, and the return of focus need
 * no script. Browsers that open no dialog without a script open it as a popover then. It covers the button that opens it, so the focus
 * moves to the one that closes it. An enhancement closes it when a link leads to a section of the same page.
 */
export const MobileMenu = ({ site, path, row }: MobileMenuProps) => (
  <div className={hidden[row]}>
    <IconButton
      popoverTarget={menuId}
      {...dialogCommand(menuId, 'show-modal')}
      aria-haspopup="dialog"
      label={site.labels.menu}
      className="-mr-2.5"
    >
      <Icon name="menu" size={28} />
    </IconButton>
    <dialog
      id={menuId}
      popover="auto"
      data-menu
      aria-label={site.labels.menu}
      className="mobile-menu fixed inset-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-paper px-gutter text-ink"
    >
      {/* Its parts share the whole height of the screen. */}
      <div className="flex min-h-full flex-col pb-8 short:pb-4">
        <div className="flex min-h-19 shrink-0 items-center short:min-h-13 justify-between">
          <Logo name={site.brand} />
          <IconButton
            popoverTarget={menuId}
            popoverTargetAction="hide"
            {...dialogCommand(menuId, 'close')}
            autoFocus
            label={site.labels.closeMenu}
            className="-mr-2.5"
          >
            <Icon name="close" size={28} />
          </IconButton>
        </div>
        <nav aria-label={site.labels.menu} className="flex grow flex-col">
          <ul className="flex grow flex-col border-t border-rule short:xs:grid short:xs:grid-cols-2 short:xs:gap-x-6">
            {site.headerNavigation.map(({ label, href }) => (
              <li key={href} className="flex max-h-28 min-h-14 grow border-b border-rule short:min-h-12">
                <a
                  href={href}
                  aria-current={currentPage(path, href)}
                  className="nav-link flex grow items-center font-display text-title transition-colors hover:text-teal"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-8 text-small text-balance text-ink-2 short:mt-4">{site.nextStep}</p>
          <div className="mt-4 grid gap-3 short:grid-cols-2 2xs:grid-cols-2">
            <ButtonLink href={routes.leadForm.path} aria-current={currentPage(path, routes.leadForm.path)}>
              {site.labels.getStarted}
            </ButtonLink>
            <BookCallButton site={site} label={site.labels.bookCall} look="outline" />
          </div>
        </nav>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
          <a
            href={phoneLink(site.phone)}
            data-event="Phone link"
            className="inline-flex min-h-11 items-center font-medium"
          >
            {site.phone}
          </a>
          <ThemeSwitch labels={site.labels} named />
        </div>
      </div>
    </dialog>
  </div>
)
