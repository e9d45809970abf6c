import { readTree } from '@site/content-check/node'
import { collections } from '../../lib/content/collections'
import { fixedIn, measureSlips } from '../../packages/content-check/tests/slips'
import { checkTree, placeFiles, readEntry } from '../check/site-check'

/** How many typing mistakes in the content the check finds, and how many of its repairs are right. */
export function measureRepairs(singles: number, triples: number) {
  const tree = readTree('content', 'public')
  const { placed } = placeFiles(tree)
  const texts = new Map(placed.map(({ path }) => [path, new TextDecoder().decode(tree.files.get(path))]))
  const valid = new Map(
    placed.map((file) => [file.path, readEntry(file, tree.label, tree.files.get(file.path) ?? new Uint8Array())]),
  )
  const read: typeof readEntry = (file, label, bytes) =>
    (bytes === tree.files.get(file.path) && valid.get(file.path)) || readEntry(file, label, bytes)
  let slowest = 0
  const findingsOf = (path: string, text: string) => {
    const began = process.cpuUsage()
    const files = new Map([...tree.files, [path, new TextEncoder().encode(text)]])
    const { errors, warnings } = checkTree({ ...tree, files }, read)
    const { user, system } = process.cpuUsage(began)
    slowest = Math.max(slowest, Math.round((user + system) / 1000))
    return [...errors, ...warnings].filter(({ file }) => file === `${tree.label}/${path}`)
  }
  const fixed = new Set([
    ...placed.map(({ slug }) => slug),
    ...Object.values(collections).flatMap(({ schema }) => fixedIn(schema)),
  ])
  const { failures, ...counts } = measureSlips({ texts, findingsOf, fixed }, 1, singles, triples)
  if (failures.length > 0) console.log(`Not named, or wrongly repaired:\n${failures.join('\n')}`)
  return { ...counts, 'slowest ms': slowest }
}
