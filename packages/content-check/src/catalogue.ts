import type { BareFinding, Fix, Params } from './finding'
import { anyOf, quote, toWords } from './words'

/** What becomes of the content with a finding: the build would break, it must not be published, or it may be. */
export type Weight = 'fatal' | 'error' | 'warning'

/** Sentences by the ids of findings, such as `link/no-address`; the part before the slash is the group of an id. */
type Sentences = Readonly<Record<`${string}/${string}`, string>>

/** The names of parameters in braces. `{name.words}` is the parameter `name` in words. */
type Named<Text> = Text extends `${infer Name}.${string}` ? Name : Text extends `${string} ${string}` ? never : Text
type ParamsIn<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Named<Name> | ParamsIn<Rest>
  : never
/** Those in quotes, which may be of any type. */
type QuotedIn<Sentence> = Sentence extends `${string}"{${infer Name}}"${infer Rest}` ? Name | QuotedIn<Rest> : never

type GroupOf<Id> = Id extends `${infer Group}/${string}` ? `${Group}/*` : never
type FormOf<Forms, Id> = Forms[(Id extends keyof Forms ? Id : GroupOf<Id>) & keyof Forms]
type ArgumentsOf<Sentence> = [ParamsIn<Sentence>] extends [never]
  ? [params?: Params, fix?: Fix]
  : [params: { [Name in ParamsIn<Sentence>]: Name extends QuotedIn<Sentence> ? unknown : string | number }, fix?: Fix]

/** What a form does not show: the layout of a file, its YAML, and the signs of Markdown. */
const ofFiles = anyOf([
  / line|indentation|column| tab| file|folder|below the fields|\{command\}/,
  /YAML| quotes| dash|hyphens|brackets|braces/,
  /Markdown|HTML| tag|attribute|parentheses|[#`]|\]\(|\[\^|<\//,
])

/** How fields and components of files are called in forms. */
const names: Readonly<Record<string, string>> = { src: 'Picture', alt: 'Description of the picture' }

const inWords = (name: unknown): string => names[String(name)] ?? toWords(String(name))

const fill = (sentence: string, params: Params): string =>
  sentence.replace(/"\{(\w+)\}"|\{(\w+)(\.words)?\}/g, (_, quoted, name, words) => {
    if (quoted) return quote(params[quoted])
    return words ? inWords(params[name]) : String(params[name])
  })

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
 * @returns A function that makes a finding without a place, with the weights and sentences by id.
 * @throws Error when a sentence for forms is missing.
 */
export const createCatalogue = <const Files extends Readonly<Record<Weight, Sentences>>, const Forms extends Sentences>(
  sentences: Files,
  forms: Forms,
) => {
  type All = Files['fatal'] & Files['error'] & Files['warning']
  const inForms: Readonly<Record<string, string>> = forms
  const listed = new Map<string, Listed>()
  for (const [weight, some] of Object.entries(sentences) as [Weight, Sentences][])
    for (const [id, sentence] of Object.entries(some)) {
      const form = inForms[id] ?? inForms[id.replace(/[^/]*$/, '*')]
      if (form === undefined && ofFiles.test(sentence))
        throw new Error(`The finding "${id}" names what a form does not show: give it a sentence for forms.`)
      listed.set(id, { weight, sentence, form: form ?? sentence })
    }
  const found = <Id extends keyof All & string>(
    id: Id,
    ...[params = {}, fix]: ArgumentsOf<All[Id] | FormOf<Forms, Id>>
  ): BareFinding => {
    const { sentence = '', weight } = listed.get(id) ?? {}
    const words = { id, params, message: fill(sentence, params), ...fix }
    return weight === 'warning' ? { ...words, severity: weight } : words
  }
  return Object.assign(found, { listed })
}
