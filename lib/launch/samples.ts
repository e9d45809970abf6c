import { type Entry, fieldProblem, fieldValue, type Problem } from '@site/content-check'
import type { CollectionName } from '@/lib/content/collections'
import { isDraft } from '@/lib/content/rules/publication'

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
export const findSamples = (entries: readonly Entry<CollectionName>[]): Problem[] =>
  entries
    .filter((entry) => fieldValue(entry, 'sample') === true && !isDraft(entry))
    .map((entry) =>
      fieldProblem(entry, ['sample'], tasks[entry.collection] ?? `sample text; replace it with your own, ${done}`),
    )
