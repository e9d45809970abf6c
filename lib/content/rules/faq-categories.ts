import {
  alternatives,
  asWarning,
  type Content,
  didYouMean,
  type Entry,
  enumeration,
  fieldProblem,
  fieldValue,
  membersOf,
  nearest,
  type Problem,
  quote,
} from '@site/content-check'
import { toSlug } from '../../text/slug'
import type { CollectionName } from '../collections'

/** The page that declares the categories, with those that are texts. */
interface Declaration {
  page: Entry
  categories: readonly string[]
}

/** A problem at one of the declared categories, or at the whole list. */
const atCategory = ({ page, categories }: Declaration, category: string | undefined, message: string): Problem => {
  const path = category === undefined ? ['categories'] : ['categories', categories.indexOf(category)]
  return fieldProblem(page, path, message)
}

/** Categories whose headings would have one anchor. */
const takenCategories = ({ page, categories }: Declaration, taken: readonly string[]): Problem[] => {
  const slugs = new Set(taken)
  return categories.flatMap((category, index) => {
    const slug = toSlug(category)
    const at = (message: string) => [fieldProblem(page, ['categories', index], message)]
    if (categories.indexOf(category) < index)
      return at(`the category ${quote(category)} is in this list already; write another`)
    if (slugs.has(slug)) return at(`the address /faq#${slug} is taken; write another category`)
    slugs.add(slug)
    return []
  })
}

/** A category that one question has and the page does not. */
const unknownCategory = (question: Entry, category: string, { page, categories }: Declaration): Problem => {
  const near = nearest(category, categories)
  const help = near
    ? didYouMean(category, near)
    : `write ${alternatives(categories.map(quote))}, or add it to ${page.source.file}`
  const message = `${quote(category)} is not a category of the FAQ; ${help}`
  return fieldProblem(question, ['category'], { message, put: near })
}

/** A category that several questions have and the page does not: its name was changed there, or its line removed. */
const lostCategory = (
  questions: readonly Entry[],
  category: string,
  declaration: Declaration,
  unused: readonly string[],
): Problem => {
  const files = enumeration(questions.map(({ slug }) => `${slug}.md`))
  const renamed = nearest(category, unused) ?? (unused.length === 1 ? unused[0] : undefined)
  const help =
    renamed === undefined
      ? `add it, or write another category in ${files}`
      : `write that here, or ${quote(renamed)} in ${files}`
  const message = `${questions.length} questions are in the category ${quote(category)}, which is not in this list; ${help}`
  return atCategory(declaration, renamed, message)
}

/** Compares the categories of questions with those that the FAQ page declares. */
export const checkFaqCategories = ({ entries, misplaced }: Content<CollectionName>): Problem[] => {
  const [page] = membersOf(entries, 'faqPage')
  const categories = page && fieldValue(page, 'categories')
  // What a category is that cannot be read is not known.
  if (!page || !Array.isArray(categories) || !categories.every((each) => typeof each === 'string')) return []
  const declaration: Declaration = { page, categories }
  const questions = membersOf(entries, 'faq')
  const taken = takenCategories(
    declaration,
    questions.map(({ slug }) => slug),
  )
  if (taken.length > 0) return taken

  const byCategory = new Map<unknown, Entry[]>()
  for (const question of questions) {
    const category = fieldValue(question, 'category')
    byCategory.set(category, [...(byCategory.get(category) ?? []), question])
  }
  // A question that could not be read may be in any category, and where none is left, that is reported.
  const isUnknown = questions.length === 0 || byCategory.has(undefined) || membersOf(misplaced, 'faq').length > 0
  const unused = isUnknown ? [] : categories.filter((category) => !byCategory.has(category))
  const lost = [...byCategory].flatMap(([category, members]): Problem[] => {
    if (typeof category !== 'string' || category.trim() === '' || categories.includes(category)) return []
    const [only, ...others] = members
    return only && others.length === 0
      ? [unknownCategory(only, category, declaration)]
      : [lostCategory(members, category, declaration, unused)]
  })
  const warnings = unused.map((category) => {
    const message = `no question is in the category ${quote(category)}, so the page leaves it out; remove it, or write a question`
    return asWarning(atCategory(declaration, category, message))
  })
  return [...lost, ...warnings.filter(({ path }) => !lost.some((problem) => problem.path === path))]
}
