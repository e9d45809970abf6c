import { expect, test } from 'vitest'
import { placeFiles, readEntry } from '@/lib/content/check'
import { toTree, validFiles } from './fixture'

const files = validFiles()
/** One of each kind of file, with lists, groups, and groups in lists. */
const chosen = ['faq/how-soon.md', 'jobs/engineer.yaml', 'services/consulting.yaml', 'testimonials/launch.yaml']
const placed = placeFiles(toTree(files)).placed.filter(({ path }) => chosen.includes(path))

/** Changes of one line that mostly make it unreadable. */
const breakers: readonly [name: string, change: (line: string) => string][] = [
  ['a space too many', (line) => ` ${line}`],
  ['no indentation', (line) => line.trimStart()],
  ['no colon', (line) => line.replace(': ', ' ')],
  ['an open apostrophe', (line) => line.replace(/(: |- )(?=\w)/, "$1'")],
  ['a colon within the text', (line) => line.replace(/(: |- )(\w+) /, '$1$2: ')],
  ['a tab', (line) => line.replace(/^ */, '\t')],
  ['no dash', (line) => line.replace('- ', '')],
  ['an open bracket', (line) => line.replace(/(: |- )(?=\w)/, '$1[')],
  ['two lines', (line) => line.replace(/(\S+: \S+) (?=\S)/, '$1\n')],
]

test.each(breakers)(
  '%s in one line of valid fields is reported alone, without mistakes of other lines',
  (_, change) => {
    let unreadable = 0
    const consequences = placed.flatMap((file) => {
      const text = files[file.path] ?? ''
      const end = text.startsWith('---') ? text.indexOf('\n---', 3) : text.length
      const lines = text.slice(0, end).split('\n')
      return lines.flatMap((line, index) => {
        const changed = lines.with(index, change(line)).join('\n')
        if (line === '---' || lines[index] === change(line)) return []
        const { entry, problems } = readEntry(file, 'content', Buffer.from(changed + text.slice(end)))
        if (entry.fields.data !== undefined) return []
        unreadable += 1
        return problems.filter(({ severity, path }) => !severity && path !== '' && path !== 'body')
      })
    })
    expect(unreadable).toBeGreaterThan(10)
    expect(consequences).toEqual([])
  },
)
