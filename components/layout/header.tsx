import { ButtonLink, ExternalButton } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import type { Site } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'

/** The sticky header of every page. */
export const Header = ({ site }: { site: Site }) => (
  <header data-site-header className="sticky top-0 z-30 border-b border-rule bg-paper">
    {/* Its own width decides what fits, so that larger text gets the phone layout too. Gaps grow from the least width at which all fits. */}
    <div className="@container">
      <div className="page-width flex min-h-19 flex-wrap items-center gap-[clamp(0.625rem,4.6cqi-1.5rem,1.5rem)] py-2 @max-[15rem]:flex-nowrap @max-[15rem]:gap-0.5 @max-[15rem]:px-2.5">
        <SiteLink href={routes.home.path} className="mr-auto inline-flex min-h-11 items-center whitespace-nowrap">
          <Logo name={site.brand} />
        </SiteLink>
        <nav aria-label={site.labels.mainNavigation} className="hidden @bar:block @5xl:px-2.5">
          <ul className="flex gap-[clamp(0.875rem,6.25cqi-2.125rem,1.875rem)] text-small font-medium">
            {site.headerNavigation.map(({ label, href }) => (
              <li key={href}>
                <SiteLink
                  href={href}
                  className="nav-link inline-flex min-h-11 items-center transition-colors hover:text-teal"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <ExternalButton
          look="outline"
          href={site.booking.href}
          newTabLabel={site.labels.opensInNewTab}
          className="@max-lg:hidden @max-5xl:px-3.5"
        >
          {site.labels.bookCall}
        </ExternalButton>
        <ButtonLink href={routes.leadForm.path} className="@max-5xl:px-3.5">
          {site.labels.getStarted}
        </ButtonLink>
        <MobileMenu site={site} />
      </div>
    </div>
  </header>
)
