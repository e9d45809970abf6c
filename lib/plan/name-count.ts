import { fillTemplate } from '../fill-template'

/** Copy for a count. `{count}` in `other` is replaced by the number. */
export interface CountCopy {
  readonly one: string
  readonly other: string
}

/** Formats a count: 1 → `1 tool`, 3 → `3 tools`. */
export const nameCount = (count: number, copy: CountCopy): string =>
  count === 1 ? copy.one : fillTemplate(copy.other, { count })

/** Puts a tool's name into a text: `Remove {tool name}` → `Remove Lead Follow-Up`. */
export const nameTool = (template: string, name: string): string => fillTemplate(template, { 'tool name': name })
