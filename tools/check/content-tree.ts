import { readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { ContentTree, PictureFile } from '@site/content-check'
import { listFolder, readTree } from '@site/content-check/node'
import { locateContent } from '../../lib/build/content-folder.mjs'
import { today } from '../../lib/build/today'
import { mostPixels } from '../../lib/content/rules/pictures'
import { drawingFault } from '../../lib/pictures/drawing'
import { measurePicture } from '../../lib/pictures/measure-picture'
import { isFetched } from '../content/fetch-content'
import { Failure } from '../setup/command.mjs'
import { changedFiles, removedArticles, wasPublic } from './history'

/**
 * Reads the arguments of a command that takes a content folder.
 * @throws Failure when there is no such folder; Error for wrong options.
 */
export function readFolder<const Options extends ParseArgsOptionsConfig>(options: Options) {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [folder] = positionals
  if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Failure(`There is no folder ${folder}.`)
  return { folder, values }
}

const pathFromHere = (folder: string): string => {
  const fromHere = relative(process.cwd(), folder)
  return (fromHere.startsWith('..') ? folder : fromHere || '.').split(sep).join('/')
}

/**
 * Resolves the content folder that a command is given.
 * @param given The one of the project, or the one that CONTENT_DIR names, by default.
 * @returns The content folder, the public folder beside it, and the label for reports, which is the path in its repository where
 *   the content was fetched.
 */
export function contentFolder(given?: string): [folder: string, publicFolder: string, label: string] {
  const root = process.cwd()
  if (given !== undefined) return [resolve(given), join(resolve(given), '..', 'public'), pathFromHere(resolve(given))]
  const { folder, publicFolder, isOwn } = locateContent(root)
  // GitHub marks findings at paths of the repository that was changed.
  const isInItsRepository = isFetched(root, folder) || (!isOwn && process.env['GITHUB_ACTIONS'] !== undefined)
  return [folder, publicFolder, isInItsRepository ? 'content' : pathFromHere(folder)]
}

/** Every file in the folder of pictures, with its format and size. `label` is how the public folder is shown. */
function readPictures(publicFolder: string, label: string): PictureFile[] {
  const root = join(publicFolder, 'images')
  const files = listFolder(root).flatMap(({ path, folder, symbolic }) => (folder || symbolic ? [] : path))
  return files.sort().map((path) => {
    const content = readFileSync(join(root, path))
    const facts = measurePicture(content)
    const fault = path.endsWith('.svg') ? drawingFault(content.toString()) : undefined
    const [address, file] = [`/images/${path}`, `${label}/images/${path}`]
    return { address, file, bytes: content.length, ...(facts && { facts }), ...(fault && { fault }) }
  })
}

/**
 * The content that a command checks, with what its history knows: what is published, and which articles were.
 * @param given The content folder; `content` by default.
 */
export function contentTree(given?: string): ContentTree {
  const [folder, publicFolder, label] = contentFolder(given)
  const tree = readTree(folder, publicFolder, label)
  const articles = [...tree.files.keys()].flatMap((path) => /^articles\/(.*)\.mdx$/.exec(path)?.[1] ?? [])
  const pictures = readPictures(publicFolder, join(dirname(label), 'public'))
  const published = changedFiles(folder)
  const minutes = (path: string): number => Math.floor(statSync(join(folder, path)).mtimeMs / 60_000)
  const newness = published
    ? new Map([...published].map(([path, text]) => [path, text === undefined ? 2 : 1]))
    : new Map([...tree.files.keys()].map((path) => [path, minutes(path)]))
  const others = Array.from(published ?? [], ([path, text = '']) => ({ path, text })).filter(
    (entry) => !entry.path.startsWith('articles/') && !tree.files.has(entry.path) && wasPublic(entry, today()),
  )
  const removed = [...removedArticles(folder, new Set(articles)), ...others]
  return { ...tree, removed, ...(published && { published }), newness, pictures, day: today() }
}

/** The same without the facts of pictures that cannot be opened, or end too early: their first bytes alone may be right. */
export async function openedTree(given?: string): Promise<ContentTree> {
  const [tree, [, publicFolder]] = [contentTree(given), contentFolder(given)]
  const opened = (tree.pictures ?? []).map(async (picture) => {
    const { facts, ...others } = picture
    if (!facts || Math.max(facts.width, facts.height) > mostPixels) return picture
    const { default: sharp } = await import('sharp')
    const opening = sharp(join(publicFolder, picture.address)).resize(8).toBuffer()
    return opening.then(
      () => picture,
      () => others,
    )
  })
  return { ...tree, pictures: await Promise.all(opened) }
}
