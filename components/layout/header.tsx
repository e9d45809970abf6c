import { BookCallButton, ButtonLink } from '@/components/ui/button'
import type { Site } from '@/lib/content/types'
import { currentPage } from '@/lib/links/current-page'
import { routes } from '@/lib/routes'
import { headerRow } from './header-row'
import { BrandLink } from './logo'
import { MobileMenu } from './mobile-menu'

const shown = { tablet: '@bar:block', desktop: '@7xl:block', never: '' }

/** The sticky header of every page, which is printed as a letterhead; `path` is the page's address. */
export const Header = ({ site, path }: { site: Site; path: string }) => {
  const { address } = site
  const { bookCall, getStarted } = site.labels
  const row = headerRow(
    site.headerNavigation.map(({ label }) => label),
    [bookCall, getStarted],
  )
  return (
    <header data-site-header className="sticky top-0 z-30 border-b border-rule bg-paper">
      {/*
      A container query decides what fits, so that larger text gets the phone layout too. Gaps grow from the width at which all fits.
      Long names and labels wrap inside their places, the brand first.
    */}
      <div className="@container">
        <div className="page-width flex min-h-19 items-center gap-[clamp(0.5rem,4.6cqi-1.5rem,1.5rem)] py-2 short:min-h-13 short:py-1 @max-[15rem]:gap-0.5 @max-[15rem]:px-2.5">
          <BrandLink site={site} path={path} className="mr-auto shrink-20 @[22.5rem]:min-w-41" />
          <nav aria-label={site.labels.mainNavigation} className={`hidden @5xl:px-2.5 ${shown[row]}`}>
            <ul className="flex justify-end gap-x-[clamp(0.875rem,6.25cqi-2.125rem,1.875rem)] text-small font-medium">
              {site.headerNavigation.map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={currentPage(path, href)}
                    className="nav-link inline-flex min-h-11 items-center transition-colors hover:text-teal"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <BookCallButton site={site} label={bookCall} look="outline" className="@max-lg:hidden @max-5xl:px-3" />
          <ButtonLink
            href={routes.leadForm.path}
            aria-current={currentPage(path, routes.leadForm.path)}
            className="@max-5xl:px-3"
          >
            {getStarted}
          </ButtonLink>
          <MobileMenu site={site} path={path} row={row} />
          <p className="hidden text-small print:block">
            {address.street}, {address.city}, {address.region} {address.postalCode}
            <br />
            {site.phone} · {site.email} · {new URL(site.origin).host}
          </p>
        </div>
      </div>
    </header>
  )
}
