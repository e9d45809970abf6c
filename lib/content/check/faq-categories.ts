import { toSlug } from '../../slug'
import type { Entry } from './entry'
import type { Problem } from './problem'
import type { Rule } from './rule'
import { fieldOf } from './schema-walk'
import { alternatives, didYouMean, enumeration, nearest, quote } from './words'
import { fieldProblem } from './yaml-fields'

/** The page that declares the categories, with those that are texts. */
interface Declaration {
  page: Entry
  categories: readonly string[]
}

const atItem = ({ page }: Declaration, index: number, message: string): Problem =>
  fieldProblem(page.source, page.fields, index === -1 ? ['categories'] : ['categories', index], message)

const checkQuestion = ({ source, fields }: Entry, category: string, { page, categories }: Declaration): Problem => {
  const near = nearest(category, categories)
  const help = near
    ? didYouMean(category, near)
    : `write ${alternatives(categories.map(quote))}, or add it to ${page.source.file}`
  return fieldProblem(source, fields, ['category'], `${quote(category)} is not a category of the FAQ; ${help}`)
}

/** A category that several questions have and the page does not: its name was changed there, or its line removed. */
const lostCategory = (
  category: string,
  questions: readonly Entry[],
  unused: readonly string[],
  declaration: Declaration,
): Problem => {
  const files = enumeration(questions.map(({ slug }) => `${slug}.md`))
  const renamed = nearest(category, unused) ?? (unused.length === 1 ? unused[0] : undefined)
  const found = `${questions.length} questions are in the category ${quote(category)}, which is not in this list`
  return renamed === undefined
    ? atItem(declaration, -1, `${found}; add it, or write another category in ${files}`)
    : atItem(
        declaration,
        declaration.categories.indexOf(renamed),
        `${found}; write that here, or ${quote(renamed)} in ${files}`,
      )
}

/** Categories whose headings would have one anchor. */
const takenCategories = (declaration: Declaration, taken: readonly string[]): Problem[] => {
  const slugs = new Set(taken)
  const { categories } = declaration
  return categories.flatMap((category, index) => {
    const slug = toSlug(category)
    if (categories.indexOf(category) < index)
      return [atItem(declaration, index, `the category ${quote(category)} is in this list already; write another`)]
    if (slugs.has(slug))
      return [atItem(declaration, index, `the address /faq#${slug} is taken; write another category`)]
    slugs.add(slug)
    return []
  })
}

const unusedCategory = (declaration: Declaration, category: string): Problem => ({
  ...atItem(
    declaration,
    declaration.categories.indexOf(category),
    `no question is in the category ${quote(category)}, so the page leaves it out; remove it, or write a question`,
  ),
  severity: 'warning',
})

/** Compares the categories of questions with those that the FAQ page declares. */
export const checkFaqCategories: Rule = ({ entries, misplaced }) => {
  const page = entries.find(({ collection }) => collection === 'faqPage')
  const declared = fieldOf(page?.fields.data, 'categories')
  // What a category is that cannot be read is not known.
  if (!page || !Array.isArray(declared) || !declared.every((each) => typeof each === 'string')) return []
  const declaration: Declaration = { page, categories: declared }
  const questions = entries.filter(({ collection }) => collection === 'faq')
  const taken = takenCategories(declaration, ['content', ...questions.map(({ slug }) => slug)])
  if (taken.length > 0) return taken

  const byCategory = new Map<unknown, Entry[]>()
  for (const entry of questions) {
    const category = fieldOf(entry.fields.data, 'category')
    byCategory.set(category, [...(byCategory.get(category) ?? []), entry])
  }
  // A question that could not be read may be in any category.
  const isUnknown = byCategory.has(undefined) || misplaced.some(({ collection }) => collection === 'faq')
  const unused = isUnknown ? [] : declared.filter((category) => !byCategory.has(category))
  const lost = [...byCategory].flatMap(([category, members]): Problem[] => {
    if (typeof category !== 'string' || category.trim() === '' || declared.includes(category)) return []
    const [only, ...others] = members
    return only && others.length === 0
      ? [checkQuestion(only, category, declaration)]
      : [lostCategory(category, members, unused, declaration)]
  })
  const mended = new Set(lost.map(({ path }) => path))
  const warnings = unused.map((category) => unusedCategory(declaration, category))
  return [...lost, ...warnings.filter(({ path }) => !mended.has(path))]
}
