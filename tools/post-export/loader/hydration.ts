/** The parts of React's bookkeeping that tell whether it has taken over an element (react-dom 19). */
interface Fiber {
  return: Fiber | null
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } }
}

const fiberOf = (element: Element): Fiber | undefined => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  return key === undefined ? undefined : (Reflect.get(element, key) as Fiber)
}

/** Whether React answers events on this element: it knows the element and has shown its first render of the page. */
export const isLive = (element: Element | null): boolean => {
  let fiber: Fiber | null | undefined
  for (let at = element; at && !fiber; at = at.parentElement) fiber = fiberOf(at)
  if (!fiber) return false
  while (fiber.return) fiber = fiber.return
  return !fiber.stateNode.current.memoizedState?.isDehydrated
}

/** Whether React hears events already; it then takes over an element that is clicked before its turn by itself. */
export const isListening = (): boolean => Object.keys(document).some((name) => name.startsWith('_reactListening'))
