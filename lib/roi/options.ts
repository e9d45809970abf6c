/** An option of a question: its text is the answer. */
interface Option {
  label: string
  hint?: string | undefined
}

/** A question with its options by name. */
export interface Choices<Each extends Option = Option> {
  options: Readonly<Record<string, Each>>
}

/** The options of a question, in the order in which it offers them. */
export const optionsOf = <Each extends Option>({ options }: Choices<Each>): Each[] => Object.values(options)

/** The option that is an answer. */
export const optionOf = <Each extends Option>(question: Choices<Each>, answer: string): Each | undefined =>
  optionsOf(question).find(({ label }) => label === answer)

/** The name of the option that is an answer; empty for other texts. */
export const nameOf = ({ options }: Choices, answer: string): string =>
  Object.keys(options).find((name) => options[name]?.label === answer) ?? ''

/** The answer that an option's name stands for; empty for other names. */
export const answerOf = ({ options }: Choices, name: string): string =>
  Object.hasOwn(options, name) ? (options[name]?.label ?? '') : ''
