import { toWords } from './fields'

/** Messages of the content check about how a file is written, with what they say in a form. */
const inForms: readonly [written: RegExp, said: string][] = [
  [/^HTML such as (<\w+>) cannot be used.*/s, '$1 cannot be used here; remove it, and use the buttons above the text'],
  [/^(<\w+>) needs the attribute "(\w+)"; write .*/s, '$1 is not filled in; click it, and write its “$2”'],
  [/^(<\w+>) is empty; .*/s, '$1 has no text; click it, and write its text'],
  [/^"#+ (.*)" would be (.*); write "(#+) .*"$/s, '“$1” would be $2; make “$1” a Heading $3'],
  [/^(.*); write "(#+) (.*)"$/s, '$1; make “$3” a Heading $2'],
  [/start each with a line "## " and its heading$/, 'start each with a Heading 2'],
  [/^(the link has no address); .*/s, '$1; mark its words, press “Link”, and write one'],
  [/^(the link has no text); .*/s, '$1; remove it, or write its words'],
  [/^there is no text below the fields; .*/, 'nothing is written here, but the site needs it'],
  [
    /^(?:missing field "\w+"; add|the (?:field|text) is empty; write) it(.*)/s,
    'nothing is written here, but the site needs it$1',
  ],
  [
    /^the picture has no description; .*/s,
    'a picture has no description; click its box, and fill in “Description of the picture”',
  ],
  [
    /^hosts take "index".*such as "([\w-]+)\.\w+"$/s,
    '“index” is taken by the list of pages; write another name, such as $1',
  ],
  [/^a file name is (.*); rename it to "(.*)\.\w+"$/s, 'a name in the address is $1; write $2'],
  [
    /^(the id .*) differs from the file name; write "(.*)", or .*/s,
    '$1 differs from the name in the address, which stays; write $2',
  ],
  [
    /^the \w+ (.* is already used in )(?:line \d+ of )?(\S+?)( with .*?)?; write another in one of the two/s,
    '$1$2$3; write another',
  ],
  [
    /^((?:pictures of other sites|dropping a picture|the picture itself) .*); .*, then .*/s,
    '$1; press “Insert”, then “Picture”, and upload it',
  ],
  [/^a heading without text; .*/, 'a heading has no words; write them, or delete it'],
  [/ in the folder [\w-]+; /, '; '],
  [/, or run "[^"]*"/, ''],
  [/ without quotes/, ''],
  [/delete the file/, 'delete the entry'],
  [/write !\[[^\]]*\]\([^)]*\)/, 'press “Insert”, then “Picture”'],
  [/write \[([^\]]*)\]\(([^)]*)\)/, 'mark “$1”, press “Link”, and write $2'],
  // Names of boxes, fields, and files as words, and examples without the name of their field.
  [/(?<=“)src(?=”)/, 'Picture'],
  [/(?<=“)alt(?=”)/, 'Description of the picture'],
  [/(?<=Example: |, such as )\w+: /, ''],
]

/** A message of the content check in the words of a form. */
export const inFormWords = (message: string): string =>
  inForms
    .reduce((text, [written, said]) => text.replace(written, said), message)
    .replace(/Heading (#+)/g, (_, { length }) => `Heading ${length}`)
    .replace(/<([A-Z]\w*)>/g, (_, name) => `the box “${toWords(name)}”`)
    .replace(/“(\w+)”(?=\.?$)/, (_, name) => `“${toWords(name)}”`)
    .replace(/(?:line \d+ of )?(?:[\w-]+\/)*([\w-]+)\.(?:yaml|mdx?)\b/g, (_, name) => `“${toWords(name)}”`)
