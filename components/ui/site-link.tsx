'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ComponentProps, useState } from 'react'

/** Tells assistive technology, and the style sheet, that a link leads to where the visitor is. */
function currentMark(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page'
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined
}

/**
 * A link inside the site. Its page is fetched when the visitor shows intent (pointer or focus), not on sight:
 * a full header and footer would otherwise cost dozens of requests on load.
 */
export function SiteLink({
  href,
  ...props
}: Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string }) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  const current = currentMark(usePathname(), href)
  return (
    <Link
      href={href}
      aria-current={current}
      {...props}
      prefetch={wanted ? null : false}
      onPointerEnter={want}
      onFocus={want}
    />
  )
}
