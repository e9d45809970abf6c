/** Milliseconds between two looks. */
const interval = 50

/** Looks until the script goes ahead anyway: a page may have failed before React came. */
const most = 200

/** React leaves its own properties on the elements that it has taken over. */
const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'))

/** Calls `then` once React has taken over every part of the page, however long that takes on a slow machine. */
export const whenTakenOver = (then: () => void, looks = 0): void => {
  const parts = [...document.querySelectorAll('main, main > *, [data-site-footer]')]
  if (parts.every(isTakenOver) || looks === most) then()
  else setTimeout(whenTakenOver, interval, then, looks + 1)
}
