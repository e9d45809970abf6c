'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

/** Tells assistive technology, and the style sheet, that a link leads to where the visitor is. */
function currentMark(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page'
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined
}

/**
 * A link inside the site. The browser follows it, and by the speculation rules of every page has the next one ready: a page
 * with its styles in it weighs less than the router's way there.
 */
export function SiteLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <a href={href} aria-current={currentMark(usePathname(), href)} {...props} />
}
