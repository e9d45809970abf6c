import { targetOf } from './targets'

/** Everything above the middle of the screen counts as reached. */
const reach = '1000000px 0px -50%'

/** Marks the link of a list to the last of its places that the reader has reached. */
const follow = (list: Element): void => {
  const links = new Map<Element, Element>()
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const place = targetOf(link.hash)
    if (place) links.set(place, link)
  }
  const reached = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? reached.add(target) : reached.delete(target)
      const current = [...links.keys()].findLast((place) => reached.has(place))
      for (const [place, link] of links) {
        if (place === current) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: reach },
  )
  for (const place of links.keys()) observer.observe(place)
}

/** Marks in the lists of contents `[data-contents]` the part that is being read. */
export const startContents = (): void => {
  for (const list of document.querySelectorAll('[data-contents]')) follow(list)
}
