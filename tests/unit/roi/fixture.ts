import { parse } from 'yaml'
import { roi as collection, type Roi } from '@/lib/content/collections/roi'
import type { Question } from '@/lib/roi/options'
import { validFiles } from '../../content/fixture'

/** Questions and constants of the tests, independent of what content/ says; the other copy is generated from the schema. */
export const roi: Roi = collection.schema.parse(parse(validFiles()['roi.yaml'] ?? ''))

/** The question of the tests with a key. */
export const questionOf = (key: string) => {
  const question = roi.questions.find((each) => each.key === key)
  if (!question) throw new Error(`no question "${key}"`)
  return question
}

/** The constants of the tests with one question changed. */
export const withQuestion = (key: string, change: Partial<Question>): Roi => ({
  ...roi,
  questions: roi.questions.map((question) => (question.key === key ? { ...question, ...change } : question)),
})
