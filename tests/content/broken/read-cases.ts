import { readdirSync, readFileSync } from 'node:fs'

/** A change of a file that breaks it, and the lines that the check prints. */
export interface Case {
  /** The change as it is written. */
  name: string
  /** Path of the file, such as `jobs/engineer.yaml`. */
  file: string
  /** Path of the file after the change, or of a copy with the change. */
  path: string
  isCopy: boolean
  /** The file after the change; undefined when it is deleted. */
  edit: (text: string) => string | Uint8Array | undefined
  expected: readonly string[]
}

/** Changes that are not the replacement of one text, by the names that the cases give them. */
const named: Record<string, Case['edit']> = {
  '(deleted)': () => undefined,
  '(copied)': (text) => text,
  '(moved)': (text) => text,
  '(moved, with its id)': (text) => text.replace('id: engineer', 'id: index'),
  '(empty)': () => '',
  '(only a comment)': () => '# nothing yet\n',
  '(twice, with "---" between)': (text) => `${text}---\n${text}`,
  '(without fields)': (text) => text.slice(text.lastIndexOf('---') + 4),
  '(without text)': (text) => text.slice(0, text.lastIndexOf('---') + 4),
  '(spaces behind "---")': (text) => text.replaceAll(/^---$/gm, '---  '),
  '(an empty line above)': (text) => `\n${text}`,
  '(a hyphen above)': (text) => `-${text}`,
  '(Windows line ends)': (text) => text.replaceAll('\n', '\r\n'),
  '(one Windows line end)': (text) => text.replace('\n', '\r\n'),
  '(byte order mark)': (text) => `\uFEFF${text}`,
  '(Latin-1)': (text) => Buffer.from(text.replace('Good work', 'Good caf\u00E9'), 'latin1'),
  '(UTF-16)': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  '(PNG)': () => Buffer.from(`\x89PNG\r\n\x1A\n${'\0\x01\xFF'.repeat(300)}`, 'latin1'),
  '(Word)': () => Buffer.from('PK\x03\x04 \xE9', 'latin1'),
  '(zeros)': () => new Uint8Array(64),
}

const readSigns = (text: string): string =>
  text.replace(/\\(?:([\\nt])|u\{(\w+)\})/g, (_, sign: string | undefined, code = '') =>
    sign ? ({ n: '\n', t: '\t' }[sign] ?? '\\') : String.fromCodePoint(Number.parseInt(code, 16)),
  )

/** Replaces one text by another; throws when the text does not occur. */
const replacing =
  (old: string, replacement: string): Case['edit'] =>
  (text) => {
    // The first line of a file can be named with a line break above it, too.
    const [before, ...after] = `\n${text}`.split(old)
    if (after.length === 0) throw new Error(`"${old}" does not occur`)
    return [before + replacement + after.shift(), ...after].join(old).slice(1)
  }

/**
 * The cases of the files in this folder by the names of those files. The path of a content file stands above its cases. A case is a line
 * `text → new text`, with `\n`, `\t`, `\\`, and `\u{…}` for characters, or `(named change) → new path`; below it are the indented
 * lines that the check prints, which begin with line and column where they concern the file itself.
 */
export const readCases = (): Record<string, Case[]> =>
  Object.fromEntries(
    readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name.replace('.txt', ''), casesIn(readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))]),
  )

function casesIn(text: string): Case[] {
  const cases: Case[] = []
  // The first line says what the cases are about.
  for (const part of text.split('\n\n').slice(1)) {
    const [file = '', ...lines] = part.trimEnd().split('\n')
    for (const line of lines) {
      const [, printed] = /^ {2}(.*)/.exec(line) ?? []
      if (printed === undefined) {
        const [left = '', right = ''] = line.split(/ →(?: |$)/)
        const change = named[left]
        const edit = change ?? replacing(readSigns(left), readSigns(right))
        cases.push({
          name: `${file}: ${line}`,
          file,
          path: (change && right) || file,
          isCopy: left === '(copied)',
          edit,
          expected: [],
        })
      } else {
        const last = cases.at(-1)
        if (last) last.expected = [...last.expected, /^\d/.test(printed) ? `${file}:${printed}` : printed]
      }
    }
  }
  return cases
}
