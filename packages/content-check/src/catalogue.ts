import type { BareFinding, Fix, Params } from './finding'
import { quote, toWords } from './words'

/** Sentences by the ids of findings, such as `link/no-address`; the part before the slash is the group of an id. */
type Sentences = Readonly<Record<`${string}/${string}`, string>>

type Ids<Some> = keyof Some & string
type GroupOf<Id> = Id extends `${infer Group}/${string}` ? `${Group}/*` : never

/** The names of parameters in braces. `{file.words}` is the parameter `file` in words. */
type Named<Text> = Text extends `${infer Name}.${string}` ? Name : Text extends `${string} ${string}` ? never : Text
type ParamsIn<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Named<Name> | ParamsIn<Rest>
  : never
/** Those in quotes, which may be of any type. */
type QuotedIn<Sentence> = Sentence extends `${string}"{${infer Name}}"${infer Rest}` ? Name | QuotedIn<Rest> : never

/** What a form does not show: the layout of a file, its YAML, and the signs of Markdown. */
type LayoutWord = ' line' | 'indentation' | 'column' | ' tab' | ' file' | 'folder' | 'below the fields' | '{command}'
type YamlWord = 'YAML' | ' quotes' | ' dash' | 'hyphens' | 'brackets' | 'braces'
type MarkdownWord = 'Markdown' | 'HTML' | ' tag' | 'attribute' | 'parentheses' | '#' | '`' | '](' | '[^' | '</'
type FileSentence = `${string}${LayoutWord | YamlWord | MarkdownWord}${string}`

type Covered<Key> = Key extends `${infer Group}/*` ? `${Group}/${string}` : Key
/** The ids whose sentences say so, and for which forms have no sentence, neither of their own nor of their group. */
type Unsaid<Files, Forms> = Exclude<
  keyof { [Id in keyof Files as Files[Id] extends FileSentence ? Id : never]: string },
  Covered<keyof Forms>
>

type FormOf<Forms, Id> = Id extends keyof Forms
  ? Forms[Id]
  : GroupOf<Id> extends keyof Forms
    ? Forms[GroupOf<Id>]
    : never
type ArgumentsOf<Sentence> = [ParamsIn<Sentence>] extends [never]
  ? [params?: Params, fix?: Fix]
  : [params: { [Name in ParamsIn<Sentence>]: Name extends QuotedIn<Sentence> ? unknown : string | number }, fix?: Fix]

/** What becomes of the content with a finding: the build would break, it must not be published, or it may be. */
export type Weight = 'fatal' | 'error' | 'warning'

/** How fields and components of files are called in forms. */
const names: Readonly<Record<string, string>> = { src: 'Picture', alt: 'Description of the picture' }

const inWords = (value: unknown): string => {
  const name = String(value).replace(/^.*\/|\.\w+$/g, '')
  return names[name] ?? toWords(name)
}

const fill = (sentence: string, params: Params): string => {
  if (!sentence.includes('{')) return sentence
  return sentence.replace(/"\{(\w+)\}"|\{(\w+)(\.words)?\}/g, (_, quoted, name, words) => {
    if (quoted) return quote(params[quoted])
    return words ? inWords(params[name]) : String(params[name])
  })
}

/** A finding in a catalogue: what becomes of the content with it, and its sentences for files and for forms. */
export interface Listed {
  weight: Weight
  sentence: string
  form: string
}

/** What is said of a finding beside a form. */
export const sayInForm = ({ params }: Pick<BareFinding, 'params'>, { form }: Listed): string => {
  const said = fill(form, params)
  return /[.?!]$/.test(said) ? said : `${said}.`
}

/**
 * Makes findings whose sentences stand in catalogues.
 * @param sentences What each finding says of a file, by what becomes of the content with it. `{name}` is a parameter, and `"{name}"` one in quotes.
 * @param forms What it says beside a form: a sentence for an id, or for all of a group without one, `yaml/*`. Only sentences about what a form shows
 *   as well may be left out.
 * @returns A function that makes a finding without a place, and the weights and sentences by id.
 */
export const createCatalogue = <
  const Fatal extends Sentences,
  const Errors extends Sentences,
  const Warnings extends Sentences,
  const Forms extends Sentences,
>(
  sentences: { fatal: Fatal; error: Errors; warning: Warnings },
  forms: Forms &
    Record<Unsaid<Fatal & Errors & Warnings, Forms>, string> &
    Record<Exclude<keyof Forms, keyof (Fatal & Errors & Warnings) | GroupOf<keyof (Fatal & Errors & Warnings)>>, never>,
) => {
  type Files = Fatal & Errors & Warnings
  const inForms: Readonly<Record<string, string>> = forms
  const listed = new Map<string, Listed>()
  for (const [weight, some] of Object.entries(sentences) as [Weight, Sentences][])
    for (const [id, sentence] of Object.entries(some))
      listed.set(id, { weight, sentence, form: inForms[id] ?? inForms[id.replace(/[^/]*$/, '*')] ?? sentence })
  const found = <Id extends Ids<Files>>(
    id: Id,
    ...[params = {}, fix]: ArgumentsOf<Files[Id & keyof Files] | FormOf<Forms, Id>>
  ): BareFinding => {
    const { sentence = '', weight } = listed.get(id) ?? {}
    const words = { id, params, message: fill(sentence, params), ...fix }
    return weight === 'warning' ? { ...words, severity: weight } : words
  }
  return Object.assign(found, { listed, sentences: { ...sentences.fatal, ...sentences.error, ...sentences.warning } })
}
