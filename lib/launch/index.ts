import {
  compareProblems,
  count,
  type Entry,
  fieldProblem,
  fieldValue,
  fileProblem,
  type Problem,
} from '@site/content-check'
import type { CollectionName } from '@/lib/content/collections'
import { isDraft } from '@/lib/content/rules/publication'
import { findExampleAddresses, findExampleFacts, findUnsetRepository } from './addresses'
import { findOldCopyright, findSampleData } from './sample-data'

const logoFile = 'components/layout/logo-mark.tsx'
const sampleLogo = '07dde66fb604a22357eeaf35b33d56a30e55f21c6c7f8da362426ff8ea816523'

const done = 'then delete this line'

/** What the owner must do with a sample of each collection. */
const tasks: Partial<Record<CollectionName, string>> = {
  site: `sample facts; write your own brand, address, and links, ${done}`,
  roi: `sample numbers of the calculator; check each with its source, ${done}`,
  testimonials: `sample testimonial; replace it with the quote of a client who agreed to it, ${done}`,
  quotes: `sample quote; replace it with the quote of a client who agreed to it, ${done}`,
  team: `sample person; describe somebody who works with you, ${done}`,
  jobs: `sample job; describe a position you have and set its dates, ${done}`,
  planTools: `sample tool; set its real price and description, ${done}`,
  useCases: `sample use case; describe a project of yours and its measured result, ${done}`,
  stats: `sample figure; write one that you can prove, ${done}`,
  articles: `sample article; check its facts and figures or write your own, ${done}`,
  faq: `sample answer; adapt it to your company, ${done}`,
  legal: `sample legal text; have a lawyer adapt it to your company, ${done}`,
}

/** Reports every published entry that is marked as a sample. */
const findSamples = (entries: readonly Entry<CollectionName>[]): Problem[] =>
  entries
    .filter((entry) => fieldValue(entry, 'sample') === true && !isDraft(entry))
    .map((entry) =>
      fieldProblem(entry, ['sample'], tasks[entry.collection] ?? `sample text; replace it with your own, ${done}`),
    )

/** Everything that the owner must replace or set before the site goes live. `logo` is the SHA-256 of the markup that draws the logo. */
export const checkLaunch = (entries: readonly Entry<CollectionName>[], day: string, logo = ''): Problem[] => {
  const site = entries.filter(({ collection }) => collection === 'site')
  const others = entries.filter(({ collection }) => collection !== 'site')
  return [
    ...findSamples(entries),
    ...site.flatMap(findExampleFacts),
    ...site.flatMap(findUnsetRepository),
    ...site.flatMap((entry) => findOldCopyright(entry, day)),
    ...others.flatMap(findExampleAddresses),
    ...site.flatMap((entry) => findSampleData(entry, entries)),
    ...(logo === sampleLogo ? [fileProblem(logoFile, 'logo of the sample brand; draw your own')] : []),
  ].sort(compareProblems)
}

/** The findings as lines for a terminal, with their number, or a sentence when there are none. */
export const formatLaunch = (findings: readonly Problem[]): string => {
  if (findings.length === 0) return 'Nothing is left to replace: the content is ready to go live.'
  const lines = findings.map(({ file, line, column, path, message }) =>
    [`${file}:${line}:${column}`, path, message].filter(Boolean).join('  '),
  )
  const files = count(new Set(findings.map(({ file }) => file)).size, 'file')
  return [...lines, '', `${count(findings.length, 'thing')} to replace in ${files} before the site goes live`].join(
    '\n',
  )
}
