/** Replaces an observer of the browser: a test reports what it observes. */
export class ManualObserver {
  static all: ManualObserver[] = []
  readonly watched = new Set<Element>()
  constructor(readonly callback: (entries: object[], observer: ManualObserver) => void) {
    ManualObserver.all.push(this)
  }
  observe = (element: Element) => this.watched.add(element)
  unobserve = (element: Element) => this.watched.delete(element)
  disconnect = () => this.watched.clear()
  report = (entry: object) => this.callback([entry], this)
}
