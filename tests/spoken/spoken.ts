import type { Page } from '@playwright/test'

/** A node of Chromium's accessibility tree. */
interface Node {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value?: string }
  description?: { value?: string }
  properties?: readonly { name: string; value: { value?: unknown } }[]
  childIds?: readonly string[]
}

const words = (text: string) => new Set(text.split(' '))

/** Roles that are heard with their name, in which only other controls are heard again. */
const named = words(
  'heading link button image radio checkbox textbox progressbar cell rowheader columnheader term Iframe DisclosureTriangle',
)
/** The text of these is the name of a control or a group. */
const labels = words('LabelText Legend')
/** Roles that are heard where they begin, with their name if they have one. */
const heard = words(
  'alert article banner blockquote complementary contentinfo definition dialog figure form group list main navigation note region status table',
)
const control = /^(link|button|image|heading|radio|checkbox)\b/

/** What is heard of roles that have names of their own in Chromium. */
const spokenRoles: Record<string, string> = { Iframe: 'frame', DisclosureTriangle: 'disclosure' }

/** Properties that are heard as states, unless they are false. */
const states = ['checked', 'disabled', 'expanded', 'pressed', 'invalid', 'required', 'modal']

/**
 * What a screen reader says of a page, in its order: one line for each text, control, and picture, and for each landmark, list, and
 * table, whose content is indented.
 */
export async function spokenOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const linesOf = ({ ignored, childIds = [], ...node }: Node): string[] => {
    const role = ignored ? '' : (node.role?.value ?? '')
    const name = node.name?.value?.replace(/\s+/g, ' ').trim()
    if (role === 'StaticText') return name ? [name] : []
    const content = childIds.flatMap((id) => linesOf(byId.get(id) as Node))
    if (labels.has(role)) return content.filter((line) => control.test(line))
    if (!named.has(role) && !heard.has(role)) return content
    const properties = new Map(node.properties?.map((property) => [property.name, property.value.value]))
    const said = states.filter((state) => properties.get(state) && properties.get(state) !== 'false')
    const size = { heading: ` ${properties.get('level')}`, list: ` of ${childIds.length}` }[role] ?? ''
    const description = node.description?.value && ` (${node.description.value})`
    const line =
      [(spokenRoles[role] ?? role) + size, ...said].join(', ') + (name ? `: ${name}` : '') + (description ?? '')
    if (named.has(role)) return [line, ...content.filter((each) => control.test(each))]
    return [line, ...content.map((each) => `  ${each}`)]
  }
  return nodes[0] ? linesOf(nodes[0]) : []
}

/** The first line that begins with a role, and all that is in it. */
export function partOf(lines: readonly string[], role: string): string[] {
  const start = lines.findIndex((line) => line.trimStart().startsWith(role))
  const depth = lines[start]?.search(/\S/) ?? 0
  const end = lines.findIndex((line, index) => index > start && line.search(/\S/) <= depth)
  return lines.slice(start, end === -1 ? undefined : end).map((line) => line.slice(depth))
}
