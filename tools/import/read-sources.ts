import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFolder } from '@site/content-check/node'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { Failure } from '../setup/command.mjs'

/** An article as another system has it. */
export interface Source {
  /** Path below the folder. */
  path: string
  fields: Readonly<Record<string, unknown>>
  body: string
  isHtml: boolean
}

const texts = /\.(?:md|mdx|markdown|html?)$/i
const images = /\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i
const notArticles =
  /(?:^|\/)(?:node_modules\/.*|_index\.\w+|(?:readme|license|contributing|changelog|code_of_conduct)\.md)$/i

/** Fields between lines of hyphens (YAML) or plus signs (TOML). */
const frontMatter = /^\s*(?<fence>---|\+{3})[ \t]*\n(?<inside>[\s\S]*?)(?<=\n)\k<fence>[ \t]*(?:\n|$)/

const readArticle = (path: string, text: string): Source => {
  const { 0: head = '', groups: { fence, inside = '' } = {} } = frontMatter.exec(text) ?? {}
  const fields = fence === '+++' ? parseToml(inside) : parseYaml(inside, { uniqueKeys: false, logLevel: 'silent' })
  return { path, fields: Object(fields), body: text.slice(head.length), isHtml: /\.html?$/i.test(path) }
}

/** Reads the articles of a folder or a file, and lists the pictures beside them. @throws Failure for what is missing, large, or a link. */
export function readSources(given: string): { root: string; sources: Source[]; pictures: string[] } {
  const info = lstatSync(given, { throwIfNoEntry: false })
  if (!info) throw new Failure(`There is no file or folder ${given}.`)
  const root = info.isDirectory() ? given : dirname(given)
  const files = listFolder(root).filter(({ path, folder }) => !folder && !notArticles.test(path))
  const wanted = files.filter(({ path }) => texts.test(path) && (info.isDirectory() || path === basename(given)))
  const sources = wanted.map(({ path, symbolic }) => {
    const file = join(root, path)
    if (symbolic) throw new Failure(`${path} is a symbolic link, which could lead anywhere; put the file itself there.`)
    if (lstatSync(file).size > 1_000_000)
      throw new Failure(`${path} is larger than any article; take it out of the folder.`)
    try {
      const bytes = readFileSync(file)
      const text = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes).replace(/\r\n?/g, '\n')
      if (text.includes('\0')) throw new Error('it is no text')
      return readArticle(path, text)
    } catch (error) {
      const [reason] = String(Object(error).message).split('\n')
      throw new Failure(`${path} cannot be read (${reason}); correct it, or take it out of the folder.`)
    }
  })
  const pictures = files.flatMap(({ path, symbolic }) => (symbolic || !images.test(path) ? [] : path))
  return { root, sources: sources.sort((a, b) => (a.path < b.path ? -1 : 1)), pictures }
}
