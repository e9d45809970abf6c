import { toSlug } from '../../slug'
import type { Entry } from './entry'
import type { Problem } from './problem'
import type { Rule } from './rule'
import { fieldOf } from './schema-walk'
import { alternatives, didYouMean, nearest, quote } from './words'
import { fieldProblem } from './yaml-fields'

const checkQuestion = ({ source, fields }: Entry, categories: readonly string[], file: string): Problem[] => {
  const category = fieldOf(fields.data, 'category')
  if (typeof category !== 'string' || category.trim() === '' || categories.includes(category)) return []
  const near = nearest(category, categories)
  const help = near ? didYouMean(category, near) : `write ${alternatives(categories.map(quote))}, or add it to ${file}`
  return [fieldProblem(source, fields, ['category'], `${quote(category)} is not a category of the FAQ; ${help}`)]
}

/** Categories whose headings would have one anchor, and, as warnings, those without questions. */
const checkList = (
  page: Entry,
  categories: readonly string[],
  used: ReadonlySet<unknown>,
  taken: readonly string[],
): Problem[] => {
  const slugs = new Set(taken)
  return categories.flatMap((category, index): Problem[] => {
    const at = (message: string): Problem => fieldProblem(page.source, page.fields, ['categories', index], message)
    const slug = toSlug(category)
    if (slugs.has(slug)) return [at(`the address /faq#${slug} is taken; write another category`)]
    slugs.add(slug)
    const message = `no question is in the category ${quote(category)}, so the page leaves it out; remove it, or write a question`
    return used.has(category) ? [] : [{ ...at(message), severity: 'warning' }]
  })
}

/** Compares the categories of questions with those that the FAQ page declares. */
export const checkFaqCategories: Rule = ({ entries, misplaced }) => {
  const page = entries.find(({ collection }) => collection === 'faqPage')
  const declared = fieldOf(page?.fields.data, 'categories')
  if (!page || !Array.isArray(declared)) return []
  const categories = declared.filter((category): category is string => typeof category === 'string')
  const questions = entries.filter(({ collection }) => collection === 'faq')
  const used = new Set(questions.map(({ fields }) => fieldOf(fields.data, 'category')))
  // A question that could not be read may be in any category.
  if (used.has(undefined) || misplaced.some(({ collection }) => collection === 'faq'))
    for (const category of categories) used.add(category)
  const taken = ['content', ...questions.map(({ slug }) => slug)]
  return [
    ...checkList(page, categories, used, taken),
    ...questions.flatMap((entry) => checkQuestion(entry, categories, page.source.file)),
  ]
}
