import { Icon } from './icon'

/** The link from the top of a page to the page above it. */
export const BackLink = ({ href, label }: { href: string; label: string }) => (
  <a
    href={href}
    data-no-print
    className="inline-flex min-h-11 items-center gap-2.5 text-small font-semibold transition-colors hover:text-teal"
  >
    <Icon name="arrow-left" size={20} /> {label}
  </a>
)
