import type { Roi } from '@/lib/content/collections/roi'

/** A question that offers options, from content/roi.yaml. */
export type Question = Roi['questions'][number]

/** An option of a question. */
export type Option = Question['options'][number]

/** The chosen options by the keys of the questions, each by its key, in the order of the options. */
export type Answers = Readonly<Record<string, readonly string[]>>

/** The answers where nothing is chosen, or where `choose` says what. */
export const answerEach = (
  questions: readonly Question[],
  choose: (question: Question) => readonly string[] = () => [],
): Answers => Object.fromEntries(questions.map((question) => [question.key, choose(question)]))

/** Whether several options of a question can be chosen. */
export const takesSeveral = ({ use }: Question): boolean => use === 'areas'

/** The question whose answer counts for `use`; content/roi.yaml has one for all but factors. */
export const questionFor = (questions: readonly Question[], use: Question['use']): Question | undefined =>
  questions.find((question) => question.use === use)

/** The options of a question that have been chosen. */
export const chosenOptions = (question: Question | undefined, answers: Answers): Option[] =>
  question?.options.filter(({ key }) => answers[question.key]?.includes(key)) ?? []

/** A text as it is shown, and as it is heard where that is read wrongly. */
export interface Said {
  text: string
  spoken?: string
}

/** A text with an option in it. */
export const sayOption = (
  { label, spoken = label }: Pick<Option, 'label' | 'spoken'>,
  fill: (option: string) => string,
): Said => ({ text: fill(label), spoken: fill(spoken) })
