/** Contentlayer bundles its configuration, which then has its own copy of every module; only `globalThis` is common. */
const key = Symbol.for('body cache')

const shared = globalThis as { [key]?: ReadonlyMap<string, string> }

/** Keeps the HTML of bodies by their text, for {@link cachedBody} in the same process. */
export function cacheBodies(bodies: ReadonlyMap<string, string>): void {
  shared[key] = bodies
}

/** The HTML of a body by its text, if it has been rendered already. */
export const cachedBody = (text: string): string | undefined => shared[key]?.get(text)
