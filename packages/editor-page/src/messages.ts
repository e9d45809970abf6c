import { toWords } from './fields'

const block = (name: string) => `“${toWords(name)}”`
const field = (name: string) => `“${{ src: 'Picture', alt: 'Description of the picture' }[name] ?? toWords(name)}”`

/** A heading of Markdown as the menu of the form calls it. */
const heading = (signs: string, text: string) => `make “${text}” a Heading ${signs.length}`

/** Messages of the content check about how a file is written, with what they say in a form. */
const inForms: readonly [written: RegExp, said: (...parts: string[]) => string][] = [
  [
    /^HTML such as (<\w+>) cannot be used.*/s,
    (tag) => `${tag} cannot be used here; remove it, and use the buttons above the text`,
  ],
  [
    /^<(\w+)> needs the attribute "(\w+)"; write .*/s,
    (name, missing) => `the box ${block(name)} is not filled in; click it, and write its ${field(missing)}`,
  ],
  [/^<(\w+)> is empty; .*/s, (name) => `the box ${block(name)} has no text; click it, and write its text`],
  [
    /^"#+ (.*)" would be (.*); write "(#+) .*"$/s,
    (text, what, signs) => `“${text}” would be ${what}; ${heading(signs, text)}`,
  ],
  [/^(.*); write "(#+) (.*)"$/s, (what, signs, text) => `${what}; ${heading(signs, text)}`],
  [/^(.*)start each with a line "## " and its heading$/, (what) => `${what}start each with a Heading 2`],
  [/^(the link has no address); .*/s, (what) => `${what}; mark its words, press “Link”, and write one`],
  [/^(the link has no text); .*/s, (what) => `${what}; remove it, or write its words`],
  [/^there is no text below the fields; .*/, () => 'nothing is written here, but the site needs it'],
  [
    /^(?:missing field "\w+"; add|the (?:field|text) is empty; write) it(.*)/s,
    (wanted) => `nothing is written here, but the site needs it${wanted}`,
  ],
  [
    /^the picture has no description; .*/s,
    () => 'a picture has no description; click its box, and fill in “Description of the picture”',
  ],
  [
    /^hosts take "index".*such as "([\w-]+)\.\w+"$/s,
    (name) => `“index” is taken by the list of pages; write another name, such as ${name}`,
  ],
  [
    /^a file name is (.*); rename it to "(.*)\.\w+"$/s,
    (rule, name) => `a name in the address is ${rule}; write ${name}`,
  ],
  [
    /^(the id .*) differs from the file name; write "(.*)", or .*/s,
    (id, name) => `${id} differs from the name in the address, which stays; write ${name}`,
  ],
  [
    /^the \w+ (.*) is already used in (line \d+ of \S+?)( with .*?)?; write another in one of the two(.*)$/s,
    (value, other, where, help) => `${value} is already used in ${other}${where}; write another${help}`,
  ],
  [
    /^((?:pictures of other sites|dropping a picture|the picture itself) .*); .*, then .*/s,
    (what) => `${what}; press “Insert”, then “Picture”, and upload it`,
  ],
  [/^a heading without text; .*/, () => 'a heading has no words; write them, or delete it'],
  [/^(.*) in the folder ([\w-]+); (.*)$/s, (what, _, help) => `${what}; ${help}`],
]

/** The names of files as words, and examples without the name of their field. */
const withoutNames = (text: string): string =>
  text
    .replace(/(?:line \d+ of )?(?:[\w-]+\/)*([\w-]+)\.(?:yaml|mdx?)\b/g, (_, name) => `“${toWords(name)}”`)
    .replace(/(?<=Example: |, such as )\w+: /, '')

/** A message of the content check in the words of a form. What is not about how a file is written stays as it is. */
export function inFormWords(message: string): string {
  for (const [written, said] of inForms) {
    const parts = written.exec(message)?.slice(1)
    if (parts) return withoutNames(said(...parts.map((part) => part ?? '')))
  }
  return withoutNames(message)
    .replace(/, or run "[^"]*"/, '')
    .replace(' without quotes', '')
    .replace('delete the file', 'delete the entry')
    .replace(/<([A-Z]\w*)>/g, (_, name) => `the box ${block(name)}`)
    .replace(/write !\[[^\]]*\]\([^)]*\)/, 'press “Insert”, then “Picture”')
    .replace(/write \[([^\]]*)\]\(([^)]*)\)/, 'mark “$1”, press “Link”, and write $2')
}
