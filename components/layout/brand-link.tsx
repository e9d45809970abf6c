import type { Site } from '@/lib/content/types'
import { currentPage } from '@/lib/current-page'
import { routes } from '@/lib/routes'
import { Logo } from './logo'

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
