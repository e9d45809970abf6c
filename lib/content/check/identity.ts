import { routes } from '../../routes'
import { kebabCase } from '../../slug'
import { type CollectionName, collections } from '../collections'
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

/** Reports references to documents that do not exist. */
export const checkReferences: Rule = (content) => {
  const { entries, misplaced } = content
  // Documents that refer to a service whose fixed anchor is missing: a consequence, which ends when the service is back.
  const missing = missingAnchors(content)
  const problems: Problem[] = []
  for (const { collection, source, fields } of entries) {
    visitMeta(collections[collection].schema, fields.data, (meta, value, path) => {
      if (typeof meta['reference'] !== 'string' || typeof value !== 'string' || value === '') return
      const ids = entries.filter((target) => target.collection === meta['reference']).map(({ slug }) => slug)
      const isMisplaced = misplaced.some(({ collection, slug }) => collection === meta['reference'] && slug === value)
      if (ids.includes(value) || isMisplaced) return
      if (meta['reference'] === 'services' && missing.includes(value)) return
      const near = nearest(value, ids)
      const help = near ? didYouMean(value, near) : `write ${alternatives(ids.map((id) => `"${id}"`))}`
      problems.push(
        fieldProblem(
          source,
          fields,
          path,
          `there is no document ${quote(value)} in the folder ${meta['reference']}; ${help}`,
        ),
      )
    })
  }
  return problems
}

/** Reports earlier addresses of articles that are in use: they will redirect. */
export const checkOldSlugs: Rule = ({ entries }) => {
  const articles = entries.filter(({ collection }) => collection === 'articles')
  const taken = new Map(articles.map(({ slug, source }) => [slug, `the address of ${source.file}`]))
  return articles.flatMap(({ source, fields }) => {
    const oldSlugs = fieldOf(fields.data, 'oldSlugs')
    if (!Array.isArray(oldSlugs)) return []
    return oldSlugs.flatMap((slug: unknown, index) => {
      if (typeof slug !== 'string') return []
      const owner = taken.get(slug)
      taken.set(slug, owner ?? `an old address of ${source.file}`)
      return owner
        ? [fieldProblem(source, fields, ['oldSlugs', index], `"${slug}" is already ${owner}; remove it`)]
        : []
    })
  })
}
