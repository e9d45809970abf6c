/** Contentlayer bundles its configuration, which then has its own copy of every module; only `globalThis` is common. */
const key = Symbol.for('rendered bodies')

const shared = globalThis as { [key]?: ReadonlyMap<string, string> }

/** Lets {@link renderedBody} find bodies that have been rendered in this process. */
export function shareRenderedBodies(bodies: ReadonlyMap<string, string>): void {
  shared[key] = bodies
}

/** The HTML of a body that has been rendered already, by its text. */
export const renderedBody = (text: string): string | undefined => shared[key]?.get(text)
