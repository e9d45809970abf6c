/** Rows of these kinds state their length; all others end with the line. */
const lengthPrefixed = new Set('TAOobUSsLlGgMmV')

/** One row of the framework's payload: `3:I[30728,["$2"],"SiteLink"]`. */
interface Row {
  id: string
  content: string
}

/** Splits a payload into its rows. Texts may hold anything, so they are skipped by their length in bytes. */
function* rows(payload: Buffer): Generator<Row> {
  for (let at = 0; at < payload.length; ) {
    const colon = payload.indexOf(':', at)
    if (colon < 0) return
    const id = payload.toString('utf8', at, colon)
    const tag = String.fromCharCode(payload[colon + 1] ?? 0)
    if (lengthPrefixed.has(tag)) {
      const comma = payload.indexOf(',', colon)
      at = comma + 1 + Number.parseInt(payload.toString('latin1', colon + 2, comma), 16)
      continue
    }
    const end = payload.indexOf('\n', colon)
    const stop = end < 0 ? payload.length : end
    yield { id, content: payload.toString('utf8', colon + 1, stop) }
    at = stop + 1
  }
}

/**
 * The names under which client components are exported that a payload refers to.
 * @param payload The text that a page hands to the framework.
 * @returns Each name once, in order of appearance.
 */
export function clientExports(payload: string): readonly string[] {
  const named = new Map<string, string>()
  const names: string[] = []
  for (const { id, content } of rows(Buffer.from(payload))) {
    if (content.startsWith('"')) named.set(`$${id}`, String(JSON.parse(content)))
    if (!content.startsWith('I[')) continue
    const reference: unknown = JSON.parse(content.slice(1))
    const name: unknown = Array.isArray(reference) ? reference[2] : undefined
    if (typeof name === 'string') names.push(name)
  }
  // A name that occurs elsewhere too is written as a reference to its row.
  return [...new Set(names.map((name) => named.get(name) ?? name))]
}

const push = /^\s*(?:\(self\.__next_f\s*=\s*self\.__next_f\s*\|\|\s*\[\]\)|self\.__next_f)\.push\(([\s\S]*)\)\s*;?\s*$/

/**
 * What an inline script hands to the framework.
 * @param body The script's text.
 * @returns Undefined when the script does something else; an empty text for the one that only opens the channel.
 */
export function pushedPayload(body: string): string | undefined {
  const argument = push.exec(body)?.[1]
  if (argument === undefined) return undefined
  const value: unknown = JSON.parse(argument)
  return Array.isArray(value) && value[0] === 1 ? String(value[1]) : ''
}
