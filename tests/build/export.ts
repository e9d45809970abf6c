import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Element, Window } from 'happy-dom'

/** The export. Run `npm run build` first. */
export const out = join(import.meta.dirname, '../../out')

/** The paths of all files and folders of the export. */
export const names = new Set(
  readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')),
)

/** Every text file of the export by its path, without the scripts of Next and of the editor, which others have written. */
export const texts: ReadonlyMap<string, string> = new Map(
  [...names]
    .filter((name) =>
      /(?:\.(?:conf|html|js|json|md|txt|webmanifest|xml)|\/Caddyfile|^_(?:headers|redirects))$/.test(name),
    )
    .filter((name) => !/^(?:_next|admin)\//.test(name))
    .map((name) => [name, readFileSync(join(out, name), 'utf8')]),
)

/** The text of a file by its path or address. */
export const read = (name: string): string => texts.get(name.replace(/^\//, '')) ?? ''

/** The markup of every page by its file. */
export const markup = [...texts].filter(([name]) => name.endsWith('.html'))

const { DOMParser } = new Window()

/** Parses XML, whose mistakes are in an element `parsererror`. */
export const parseXml = (text: string): Element =>
  new DOMParser().parseFromString(text, 'application/xml').documentElement

/** Parses the markup of a page; none of its scripts run. */
export const parsePage = (text: string) => new DOMParser().parseFromString(text, 'text/html')
