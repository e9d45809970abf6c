import {
  compareFindings,
  count,
  createSource,
  type Entry,
  type Finding,
  fieldFinding,
  fieldValue,
  findingAt,
} from '@site/content-check'
import { type CollectionName, collections, type SiteCollection } from '@/lib/content/collections'
import { isDraft } from '@/lib/content/rules/publication'
import { findExampleAddresses, findExampleFacts, findUnsetRepository, found } from './addresses'
import { findOldCopyright, findSampleData } from './sample-data'

/** Reports every published entry that is marked as a sample. */
const findSamples = (entries: readonly Entry<CollectionName>[]): Finding[] =>
  entries
    .filter((entry) => fieldValue(entry, 'sample') === true && !isDraft(entry))
    .map((entry) => {
      const { launchTask: task = 'sample text; replace it with your own' }: SiteCollection =
        collections[entry.collection]
      return fieldFinding(entry, ['sample'], found('launch/sample', { task }))
    })

/** Reports the drawings that a comment marks as samples, in code and in SVG files. */
const findDrawings = (file: string, code: string): Finding[] =>
  Array.from(code.matchAll(/^(?:\/\/|<!--) Sample: (.+?)(?: -->)?$/gm), ({ 1: what = '', index }) =>
    findingAt(createSource(file, code), index, '', found('launch/drawing', { what })),
  )

/** Everything that the owner must replace or set before the site goes live. `code` has the texts of the components and of drawings by their files. */
export const checkLaunch = (
  entries: readonly Entry<CollectionName>[],
  day: string,
  code: ReadonlyMap<string, string> = new Map(),
): Finding[] => {
  const site = entries.filter(({ collection }) => collection === 'site')
  const others = entries.filter(({ collection }) => collection !== 'site')
  return [
    ...findSamples(entries),
    ...site.flatMap(findExampleFacts),
    ...site.flatMap(findUnsetRepository),
    ...site.flatMap((entry) => findOldCopyright(entry, day)),
    ...others.flatMap(findExampleAddresses),
    ...site.flatMap((entry) => findSampleData(entry, entries)),
    ...[...code].flatMap(([file, text]) => findDrawings(file, text)),
  ].sort(compareFindings)
}

/** The findings as lines for a terminal, with their number, or a sentence when there are none. */
export const formatLaunch = (findings: readonly Finding[]): string => {
  if (findings.length === 0) return 'Nothing is left to replace: the content is ready to go live.'
  const lines = findings.map(({ file, line, column, path, message }) =>
    [`${file}:${line}:${column}`, path, message].filter(Boolean).join('  '),
  )
  const files = count(new Set(findings.map(({ file }) => file)).size, 'file')
  const end = `${count(findings.length, 'thing')} to replace in ${files} before the site goes live`
  return [...lines, '', end].join('\n')
}
