import { routes } from '../../routes'
import { kebabCase } from '../../slug'
import { type CollectionName, collections } from '../collections'
import type { Entry } from './entry'
import type { Problem } from './problem'
import type { Rule } from './rule'
import { fieldOf, visitMeta } from './schema-walk'
import { missingAnchors } from './service-anchors'
import { alternatives, didYouMean, nearest, quote } from './words'
import { fieldProblem } from './yaml-fields'

const namedByFile: readonly CollectionName[] = ['jobs', 'planTools']

/** Ids that elements of the careers page have already. */
const takenOnCareers: readonly string[] = ['content', ...routes.careers.anchors]

/** Reports ids that differ from their file's name or are taken. */
export const checkIds: Rule = ({ entries }) =>
  entries.flatMap(({ collection, slug, source, fields }) => {
    const id = fieldOf(fields.data, 'id')
    if (!namedByFile.includes(collection) || typeof id !== 'string') return []
    if (collection === 'jobs' && takenOnCareers.includes(id)) {
      return [
        fieldProblem(source, fields, ['id'], `the careers page has a part ${quote(id)} already; write another id`),
      ]
    }
    // A name of another form is wrong itself, which is reported.
    if (id === slug || !kebabCase.test(slug) || !kebabCase.test(id)) return []
    return [
      fieldProblem(
        source,
        fields,
        ['id'],
        `the id ${quote(id)} differs from the file name; write "${slug}", or rename the file`,
      ),
    ]
  })

/** Whether a text is the title of a document, which an author may write in place of its name. */
const isTitleOf = ({ fields: { data } }: Entry, text: string): boolean =>
  ['title', 'shortTitle'].some((name) => String(fieldOf(data, name)).toLowerCase() === text.toLowerCase())

/** Reports references to documents that do not exist. */
export const checkReferences: Rule = (content) => {
  const { entries, misplaced } = content
  // Documents that refer to a service whose fixed anchor is missing: a consequence, which ends when the service is back.
  const missing = missingAnchors(content)
  const problems: Problem[] = []
  for (const { collection, source, fields } of entries) {
    visitMeta(collections[collection].schema, fields.data, (meta, value, path) => {
      if (typeof meta['reference'] !== 'string' || typeof value !== 'string' || value === '') return
      const targets = entries.filter((target) => target.collection === meta['reference'])
      const ids = targets.map(({ slug }) => slug)
      const isMisplaced = misplaced.some(({ collection, slug }) => collection === meta['reference'] && slug === value)
      if (ids.includes(value) || isMisplaced) return
      if (meta['reference'] === 'services' && missing.includes(value)) return
      const folder = collections[meta['reference'] as CollectionName].pattern.split('/')[0]
      const near = nearest(value, ids) ?? targets.find((target) => isTitleOf(target, value))?.slug
      const help = near ? didYouMean(value, near) : `write ${alternatives(ids.map((id) => `"${id}"`))}`
      problems.push(
        fieldProblem(source, fields, path, `there is no document ${quote(value)} in the folder ${folder}; ${help}`),
      )
    })
  }
  return problems
}

/** Where earlier addresses of articles are named: they redirect to the article, or to the list. */
const earlierAddresses: Partial<Record<CollectionName, string>> = {
  articles: 'oldSlugs',
  blogPage: 'removedArticles',
}

/** Reports earlier addresses of articles that are in use: they will redirect. */
export const checkOldSlugs: Rule = ({ entries }) => {
  const articles = entries.filter(({ collection }) => collection === 'articles')
  const taken = new Map(articles.map(({ slug, source }) => [slug, `the address of ${source.file}`]))
  return entries.flatMap(({ collection, source, fields }) => {
    const field = earlierAddresses[collection]
    const slugs = field === undefined ? undefined : fieldOf(fields.data, field)
    if (field === undefined || !Array.isArray(slugs)) return []
    return slugs.flatMap((slug: unknown, index) => {
      if (typeof slug !== 'string') return []
      const owner = taken.get(slug)
      taken.set(slug, owner ?? `an old address in ${source.file}`)
      return owner ? [fieldProblem(source, fields, [field, index], `"${slug}" is already ${owner}; remove it`)] : []
    })
  })
}
