import { Fragment } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import type { Site } from '@/lib/content/types'
import { phoneLink } from '@/lib/links/contact-links'
import { currentPage } from '@/lib/links/current-page'
import { BrandLink } from './logo'
import { ThemeSwitch } from './theme-switch'

const linkClass =
  'inline-flex py-1 min-h-11 items-center text-deep-ink-2 wrap-anywhere transition-colors hover:text-deep-ink md:pointer-fine:min-h-9'

/** Columns on tablets, and on wide screens, where the brand is beside the columns of links. */
const grid = (columns: number): string =>
  columns > 3
    ? 'sm:grid-cols-2 lg:grid-cols-[minmax(0,4fr)_repeat(4,minmax(0,3fr))]'
    : 'sm:grid-cols-3 lg:grid-cols-[minmax(0,5fr)_repeat(3,minmax(0,3fr))]'

/** On phones the columns stand in pairs. The index of the last one when it has no neighbor: its links stand in two columns. */
const aloneIn = ({ length }: readonly unknown[]): number => (length % 2 === 1 ? length - 1 : -1)

/** The footer: brand, contact details, and links to all pages; `path` is the page's address. */
export const Footer = ({ site, path }: { site: Site; path: string }) => (
  <footer data-site-footer={site.email} className="grid-lines on-deep relative bg-deep text-deep-ink">
    <div
      className={`page-width flex flex-wrap gap-x-6 gap-y-6 pt-10 pb-4 sm:grid sm:gap-y-10 sm:pt-18 sm:pb-10 lg:pb-0 ${grid(site.footerNavigation.length)}`}
    >
      <div className="w-full gap-x-6 sm:max-lg:col-span-full sm:max-lg:grid sm:grid-cols-3 lg:col-span-1">
        <div className="max-w-[22rem] sm:max-lg:col-span-2">
          <BrandLink site={site} path={path} className="lg:-mt-3.5" />
          <p className="mt-2 text-small text-deep-ink-2">{site.blurb}</p>
        </div>
        <ContactDetails site={site} />
      </div>
      <nav aria-label={site.labels.footerNavigation} className="contents">
        {site.footerNavigation.map((column, i) => (
          <div key={column.title} className={i === aloneIn(site.footerNavigation) ? 'w-full' : 'grow basis-30'}>
            <h2 className="heading-plain eyebrow text-deep-copper">{column.title}</h2>
            <ul
              className={
                i === aloneIn(site.footerNavigation)
                  ? 'mt-1 gap-x-6 text-small max-sm:columns-2 sm:mt-3'
                  : 'mt-1 text-small sm:mt-3'
              }
            >
              {column.links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} aria-current={currentPage(path, href)} className={linkClass}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
    <div className="page-width">
      <p className="display pt-4 pb-5 text-title sm:pt-6 sm:pb-8 lg:pt-16 lg:text-h2">
        {/* A line break between sentences rather than inside one. */}
        {site.tagline.split(/(?<=\.) /).map((sentence, i) => (
          <Fragment key={sentence}>
            {i > 0 && ' '}
            <span className="inline-block max-w-full">{sentence}</span>
          </Fragment>
        ))}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-deep-rule py-5 text-small text-deep-ink-2">
        <p>
          {site.copyright} {site.hasSamples && <span className="inline-block">{site.labels.samples}</span>}
        </p>
        <ThemeSwitch labels={site.labels} />
      </div>
    </div>
  </footer>
)

const ContactDetails = ({ site }: { site: Site }) => (
  <address className="mt-2 text-small not-italic text-deep-ink-2 sm:max-lg:mt-0 lg:mt-5">
    <ul className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-6">
      <li>
        <ExternalLink href={site.companyProfile.href} newTabLabel={site.labels.opensInNewTab} className={linkClass}>
          {site.companyProfile.label}
        </ExternalLink>
      </li>
      <li>
        <a href={`mailto:${site.email}`} data-event="Mail link" className={linkClass}>
          {site.email}
        </a>
      </li>
      <li>
        <a href={phoneLink(site.phone)} data-event="Phone link" className={linkClass}>
          {site.phone}
        </a>
      </li>
    </ul>
    <p className="mt-2">
      {site.address.street}
      <br />
      {`${site.address.city}, ${site.address.region} ${site.address.postalCode}`}
    </p>
  </address>
)
