/** An option of a question. Its name among the options is the answer; its label is only shown. */
interface Option {
  label: string
  spoken?: string | undefined
  hint?: string | undefined
}

/** A question with its options by name, in the order in which it offers them. */
export interface Choices<Each extends Option = Option> {
  options: Readonly<Record<string, Each>>
}

/** The option that an answer names; undefined for a name that the question does not have. */
export const optionOf = <Each extends Option>({ options }: Choices<Each>, answer: string): Each | undefined =>
  Object.hasOwn(options, answer) ? options[answer] : undefined

/** A text as it is shown, and as it is heard where that is read wrongly. */
export interface Said {
  text: string
  spoken?: string
}

/** What the page shows for an answer; empty for a name that the question does not have. */
export const labelOf = (question: Choices, answer: string): string => optionOf(question, answer)?.label ?? ''

/** A text with an answer in it. */
export const sayAnswer = (question: Choices, answer: string, fill: (answer: string) => string): Said => {
  const { label = '', spoken = label } = optionOf(question, answer) ?? {}
  return { text: fill(label), spoken: fill(spoken) }
}
