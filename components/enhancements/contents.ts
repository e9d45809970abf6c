/** Everything above the middle of the screen counts as reached. */
const reach = '1000000px 0px -50%'

/** Marks in a list of contents the link to the last of its places that the reader has reached. */
export const enhance = (list: HTMLElement): void => {
  const links = new Map<Element, Element>()
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const place = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (place) links.set(place, link)
  }
  const reached = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? reached.add(target) : reached.delete(target)
      const current = [...links.keys()].reverse().find((place) => reached.has(place))
      for (const [place, link] of links) {
        if (place === current) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: reach },
  )
  for (const place of links.keys()) observer.observe(place)
}
