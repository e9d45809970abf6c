/** Words that name a number of things. `{count}` in `other` stands for the number. */
export interface CountCopy {
  readonly one: string
  readonly other: string
}

/** A number of things in words: 1 → `1 tool`, 3 → `3 tools`. */
export const nameCount = (count: number, copy: CountCopy): string =>
  count === 1 ? copy.one : copy.other.replaceAll('{count}', count.toString())

/** A sentence about one tool: `Remove {tool name}` → `Remove Lead Follow-Up`. */
export const nameTool = (template: string, name: string): string => template.replaceAll('{tool name}', () => name)
