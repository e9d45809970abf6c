import {
  alternatives,
  type BareFinding,
  type Content,
  didYouMean,
  type Finding,
  fieldFinding,
  fieldText,
  fieldValue,
  membersOf,
  nearest,
  quote,
} from '@site/content-check'
import { faqPath } from '../../routes'
import { toSlug } from '../../text/slug'
import type { CollectionName } from '../collections'
import { found } from '../sentences'

/** Compares the categories of questions with those that the FAQ page declares. */
export const checkFaqCategories = ({ entries, misplaced }: Content<CollectionName>): Finding[] => {
  const [page] = membersOf(entries, 'faqPage')
  const categories = page && fieldValue(page, 'categories')
  // What a category is that cannot be read is not known.
  if (!page || !Array.isArray(categories) || !categories.every((each) => typeof each === 'string')) return []
  const questions = membersOf(entries, 'faq')
  const atCategory = (index: number, wrong: BareFinding) => fieldFinding(page, ['categories', index], wrong)

  // Headings of categories and questions have anchors on one page.
  const anchors = new Set(questions.map(({ slug }) => slug))
  const taken = categories.flatMap((category, index) => {
    const anchor = toSlug(category)
    if (categories.indexOf(category) < index) return [atCategory(index, found('faq/category-twice', { category }))]
    if (anchors.has(anchor)) return [atCategory(index, found('faq/anchor-taken', { address: faqPath(anchor) }))]
    anchors.add(anchor)
    return []
  })
  if (taken.length > 0) return taken

  const unknown = questions.flatMap((question) => {
    const category = fieldText(question, 'category')
    if (category === undefined || category.trim() === '' || categories.includes(category)) return []
    const near = nearest(category, categories)
    const help = near
      ? didYouMean(category, near)
      : `write ${alternatives(categories.map(quote))}, or add it to the categories of the page`
    const fix = near === undefined ? undefined : { replacement: near }
    return [fieldFinding(question, ['category'], found('faq/unknown-category', { category, help }, fix))]
  })
  // A question that could not be read may be in any category; where none is left, or one is unknown, that is reported.
  const used = questions.map((question) => fieldText(question, 'category'))
  const isUnclear = questions.length === 0 || used.includes(undefined) || unknown.length > 0
  if (isUnclear || membersOf(misplaced, 'faq').length > 0) return unknown
  return categories.flatMap((category, index) =>
    used.includes(category) ? [] : [atCategory(index, found('faq/unused-category', { category }))],
  )
}
