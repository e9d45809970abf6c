import {
  alternatives,
  type BareFinding,
  type Content,
  didYouMean,
  type Entry,
  enumeration,
  type Finding,
  fieldFinding,
  fieldValue,
  membersOf,
  nearest,
  quote,
} from '@site/content-check'
import { toSlug } from '../../text/slug'
import type { CollectionName } from '../collections'
import { found } from '../sentences'

/** The page that declares the categories, with those that are texts. */
interface Declaration {
  page: Entry
  categories: readonly string[]
}

/** A finding at one of the declared categories, or at the whole list. */
const atCategory = ({ page, categories }: Declaration, category: string | undefined, wrong: BareFinding): Finding => {
  const path = category === undefined ? ['categories'] : ['categories', categories.indexOf(category)]
  return fieldFinding(page, path, wrong)
}

/** Categories whose headings would have one anchor. */
const takenCategories = ({ page, categories }: Declaration, taken: readonly string[]): Finding[] => {
  const slugs = new Set(taken)
  return categories.flatMap((category, index) => {
    const slug = toSlug(category)
    const at = (wrong: BareFinding) => [fieldFinding(page, ['categories', index], wrong)]
    if (categories.indexOf(category) < index) return at(found('faq/category-twice', { category }))
    if (slugs.has(slug)) return at(found('faq/anchor-taken', { anchor: slug }))
    slugs.add(slug)
    return []
  })
}

/** A category that one question has and the page does not. */
const unknownCategory = (question: Entry, category: string, { page, categories }: Declaration): Finding => {
  const near = nearest(category, categories)
  const wrong = near
    ? found('faq/unknown-category', { category, help: didYouMean(category, near) }, { replacement: near })
    : found('faq/new-category', {
        ...{ category, categories: alternatives(categories.map(quote)), file: page.source.file },
      })
  return fieldFinding(question, ['category'], wrong)
}

/** A category that several questions have and the page does not: its name was changed there, or its line removed. */
const lostCategory = (
  questions: readonly Entry[],
  category: string,
  declaration: Declaration,
  unused: readonly string[],
): Finding => {
  const files = enumeration(questions.map(({ slug }) => `${slug}.md`))
  const renamed = nearest(category, unused) ?? (unused.length === 1 ? unused[0] : undefined)
  const help =
    renamed === undefined
      ? `add it, or write another category in ${files}`
      : `write that here, or ${quote(renamed)} in ${files}`
  return atCategory(declaration, renamed, found('faq/lost-category', { questions: questions.length, category, help }))
}

/** Compares the categories of questions with those that the FAQ page declares. */
export const checkFaqCategories = ({ entries, misplaced }: Content<CollectionName>): Finding[] => {
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
  const lost = [...byCategory].flatMap(([category, members]): Finding[] => {
    if (typeof category !== 'string' || category.trim() === '' || categories.includes(category)) return []
    const [only, ...others] = members
    return only && others.length === 0
      ? [unknownCategory(only, category, declaration)]
      : [lostCategory(members, category, declaration, unused)]
  })
  const warnings = unused.map((category) =>
    atCategory(declaration, category, found('faq/unused-category', { category })),
  )
  return [...lost, ...warnings.filter(({ path }) => !lost.some((finding) => finding.path === path))]
}
