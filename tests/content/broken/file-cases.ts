import { alternatives, enumeration, quote } from '@/lib/content/check/words'
import { collections } from '@/lib/content/collections'
import { iconNames } from '@/lib/icons'

/** A broken file that one replacement cannot make, and the lines that the check prints. */
export interface FileCase {
  name: string
  file: string
  /** The new text or bytes; without it the text stays. `null` deletes the file. */
  edit?: ((text: string) => string | Uint8Array) | null
  /** New path of the file. */
  rename?: string
  expected: string[]
}

const engineer = 'jobs/engineer.yaml'
const article = 'articles/smart-shelves-retail-ai.mdx'
const question = 'faq/how-soon.md'
const pageFiles = Object.values(collections).flatMap(({ pattern }) => /^pages\/(.*)$/.exec(pattern)?.[1] ?? [])
const missingPage =
  'pages/legal.yaml:1:1  missing file; restore it, or write it with the fields effectiveLabel, contentsLabel, thirdParties, homeLabel, and contactLabel'

/** Encoding, place, and name of files, and edits in more than one place. */
export const fileCases: FileCase[] = [
  {
    name: 'an empty file',
    file: engineer,
    edit: () => '',
    expected: ['1:1  the file is empty; write its fields or delete it'],
  },
  {
    name: 'a file with comments only',
    file: 'plan-tools/order-desk.yaml',
    edit: () => '# nothing yet\n',
    expected: ['1:1  the document has no fields; write id, name, price, description, service, icon, and order'],
  },
  {
    name: 'two documents in a file',
    file: 'plan-tools/order-desk.yaml',
    edit: (text) => `${text}---\n${text}`,
    expected: ['8:1  a line "---" starts a second document, and a file holds one; remove this line'],
  },
  {
    name: 'no fields in Markdown',
    file: question,
    edit: (text) => text.slice(text.lastIndexOf('---') + 4),
    expected: ['1:1  the fields are missing; the first line must be "---", then the fields, then a line "---"'],
  },
  {
    name: 'spaces behind the lines around the fields',
    file: question,
    edit: (text) => text.replaceAll(/^---$/gm, '---  '),
    expected: [
      '1:4  spaces follow this "---", so the build would not see it; remove them',
      '6:4  spaces follow this "---", so the build would not see it; remove them',
    ],
  },
  {
    name: 'no text below the fields',
    file: question,
    edit: (text) => text.slice(0, text.lastIndexOf('---') + 4),
    expected: ['6:1  body  there is no text below the fields; write it after the line "---"'],
  },
  {
    name: 'Windows line ends',
    file: engineer,
    edit: (text) => text.replaceAll('\n', '\r\n'),
    expected: [
      '1:13  Windows line ends (CRLF) on 32 lines; save the file with line ends "LF", or run "npm run content:fix"',
    ],
  },
  {
    name: 'Windows line ends in Markdown',
    file: question,
    edit: (text) => text.replace('\n', '\r\n'),
    expected: [
      '1:4  Windows line ends (CRLF) on 1 line; save the file with line ends "LF", or run "npm run content:fix"',
    ],
  },
  {
    name: 'a byte order mark',
    file: question,
    edit: (text) => `\uFEFF${text}`,
    expected: [
      '1:1  the file starts with an invisible byte order mark; save it as "UTF-8" without "BOM", or run "npm run content:fix"',
    ],
  },
  {
    name: 'bytes that are not UTF-8',
    file: engineer,
    edit: (text) => Buffer.from(text.replace('Good work', 'Good caf\u00E9'), 'latin1'),
    expected: ['29:19  the file is not UTF-8 text from here on; save it with the encoding "UTF-8"'],
  },
  {
    name: 'an unknown component',
    file: article,
    edit: (text) => text.replaceAll('Callout', 'Calout'),
    expected: ['14:1  body  unknown component <Calout>; did you mean <Callout>?'],
  },
  {
    name: 'a misspelt value of many',
    file: engineer,
    edit: (text) => text.replace('icon: code', 'icon: coed'),
    expected: [
      `14:5  responsibilities[0].icon  "coed" is not one of the allowed values; did you mean "code"? Allowed are ${alternatives(iconNames.map(quote))}`,
    ],
  },
  {
    name: 'a wrong extension',
    file: engineer,
    rename: 'jobs/engineer.yml',
    expected: ['jobs/engineer.yml:1:1  files of this folder end in ".yaml"; rename it to "engineer.yaml"'],
  },
  {
    name: 'a question among the jobs',
    file: question,
    rename: 'jobs/how-soon.md',
    expected: [
      'jobs/how-soon.md:1:1  files of this folder end in ".yaml"; move it to the folder faq or legal, or rename it to "how-soon.yaml"',
    ],
  },
  {
    name: 'Markdown in place of MDX',
    file: 'articles/financial-strategy-ai.mdx',
    rename: 'articles/financial-strategy-ai.md',
    expected: [
      'articles/financial-strategy-ai.md:1:1  files of this folder end in ".mdx"; rename it to "financial-strategy-ai.mdx"',
    ],
  },
  {
    name: 'a file name with capitals',
    file: question,
    rename: 'faq/How_Soon.md',
    expected: [
      'faq/How_Soon.md:1:1  a file name is made of lower-case words joined by hyphens; rename it to "how-soon.md"',
    ],
  },
  {
    name: 'an article whose address hosts take for another',
    file: 'articles/financial-strategy-ai.mdx',
    rename: 'articles/index.mdx',
    expected: [
      'articles/index.mdx:1:1  hosts take "index" for the list of pages above it, so nobody could open this page; rename the file after its title, such as "first-steps.mdx"',
    ],
  },
  {
    name: 'a job whose address hosts take for another',
    file: engineer,
    rename: 'jobs/index.yaml',
    edit: (text) => text.replace('id: engineer', 'id: index'),
    expected: [
      'jobs/index.yaml:1:1  hosts take "index" for the list of pages above it, so nobody could open this page; rename the file after its title, such as "first-steps.yaml"',
    ],
  },
  {
    name: 'an unknown page',
    file: 'pages/legal.yaml',
    rename: 'pages/legals.yaml',
    expected: ['pages/legals.yaml:1:1  unknown file; did you mean content/pages/legal.yaml?'],
  },
  { name: 'a missing page', file: 'pages/legal.yaml', edit: null, expected: [missingPage] },
  {
    name: 'an unknown file',
    file: question,
    rename: 'notes.txt',
    edit: () => 'x',
    expected: [
      'notes.txt:1:1  unknown file, no page reads it; delete it, or move it to one of the folders articles, faq, jobs, team, testimonials, quotes, stats, use-cases, services, plan-tools, legal, or pages',
    ],
  },
  {
    name: 'a misspelt folder',
    file: 'plan-tools/order-desk.yaml',
    rename: 'plan-tool/order-desk.yaml',
    expected: ['plan-tool:1:1  unknown folder; did you mean content/plan-tools?'],
  },
  {
    name: 'a folder in a folder',
    file: 'stats/stat.yaml',
    rename: 'stats/old/stat.yaml',
    expected: ['stats/old:1:1  unknown folder; files stand directly in content/stats, move them there'],
  },
  {
    name: 'a missing legal text',
    file: 'legal/terms.md',
    edit: null,
    expected: ['legal/terms.md:1:1  missing file; the site has an address for it, so write it'],
  },
  {
    name: 'a legal text that the site has no page for',
    file: 'legal/terms.md',
    rename: 'legal/imprint.md',
    expected: ['legal/imprint.md:1:1  no page shows a document of this name; rename it to "terms.md"'],
  },
  {
    name: 'a legal text without sections',
    file: 'legal/terms.md',
    edit: (text) => text.replaceAll('## ', ''),
    expected: ['7:1  body  the text has no sections; start each with a line "## " and its heading'],
  },
  {
    name: 'a fixed anchor without a service',
    file: 'services/development.yaml',
    edit: null,
    expected: [
      'services:1:1  no service has the anchor "development", to which fixed addresses of the site lead; keep a service with it',
    ],
  },
  {
    name: 'no rotating quote',
    file: 'quotes/rotating.yaml',
    edit: (text) => text.replace('placement: rotating', 'placement: carousel'),
    expected: [
      'quotes:1:1  no document has "placement: rotating"; the site needs at least 1, so write that in one of them',
    ],
  },
  {
    name: 'a picture beside an article',
    file: article,
    rename: 'articles/My team.JPG',
    edit: () => Buffer.from('\xFF\xD8\xFF\xE0 JFIF', 'latin1'),
    expected: [
      'articles/My team.JPG:1:1  pictures do not stand among the texts; move it to public/images/my-team.jpg, then write ![what it shows](/images/my-team.jpg)',
    ],
  },
  {
    name: 'a picture with the ending of an article',
    file: article,
    edit: () => Buffer.from(`\x89PNG\r\n\x1A\n${'\0\x01\xFF'.repeat(300)}`, 'latin1'),
    expected: [
      '1:1  the file is not plain text but a picture; move it to public/images/, then write ![what it shows](/images/name.webp)',
    ],
  },
  {
    name: 'a folder of pictures',
    file: 'articles/financial-strategy-ai.mdx',
    rename: 'articles/images/team.webp',
    edit: () => Buffer.from('RIFF'),
    expected: [
      'articles/images:1:1  pictures do not stand among the texts; move the files of this folder to public/images/, then write ![what it shows](/images/name.webp)',
    ],
  },
  {
    name: 'a Word document',
    file: article,
    rename: 'articles/smart-shelves.docx',
    edit: () => Buffer.from('PK\x03\x04', 'latin1'),
    expected: [
      'articles/smart-shelves.docx:1:1  a Word or other office document cannot be read; copy its text into a new file, and delete this one',
    ],
  },
  {
    name: 'a Word document with the ending of an article',
    file: article,
    edit: () => Buffer.from('PK\x03\x04 \xE9', 'latin1'),
    expected: [
      '1:1  the file is not plain text but a Word or other office document; copy its text into a new file, and delete this one',
    ],
  },
  {
    name: 'a file of bytes',
    file: article,
    edit: () => new Uint8Array(64),
    expected: ['1:1  the file is not plain text; copy its text into a new file, and delete this one'],
  },
  {
    name: 'the encoding of Windows Notepad',
    file: engineer,
    edit: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    expected: ['1:1  the file has the encoding UTF-16; save it with the encoding "UTF-8"'],
  },
  {
    name: 'a page copied as a new one',
    file: 'stats/stat.yaml',
    rename: 'pages/faq-copy.yaml',
    expected: [
      `pages/faq-copy.yaml:1:1  no page of the site reads this file; a new page needs a developer, and the files here are ${enumeration(pageFiles)}: put your text into one of them, or write an article, and delete this file`,
      'stats:1:1  missing folder; restore it, or write documents into it, such as content/stats/my-name.yaml',
    ],
  },
  {
    name: 'a document with a wrong extension that others name',
    file: 'services/consulting.yaml',
    rename: 'services/consulting.yml',
    expected: ['services/consulting.yml:1:1  files of this folder end in ".yaml"; rename it to "consulting.yaml"'],
  },
  {
    name: 'a misspelt folder whose documents others name',
    file: question,
    rename: 'faqs/how-soon.md',
    expected: ['faqs:1:1  unknown folder; did you mean content/faq?'],
  },
  {
    name: 'the only question of a category with broken fields',
    file: 'faq/question-3.md',
    edit: (text) => text.replace('order: ', 'order:'),
    expected: ['4:1  the colon after "order" needs a space behind it; write "order: 3"'],
  },
  {
    name: 'files that computers make for themselves',
    file: engineer,
    rename: 'jobs/Thumbs.db',
    expected: ['jobs/Thumbs.db:1:1  the computer that it comes from made this file for itself; delete it'],
  },
  {
    name: 'a copy with the name that a system gives it',
    file: engineer,
    rename: 'jobs/Engineer (copy).yaml',
    expected: [
      'jobs/Engineer (copy).yaml:1:1  a file name is made of lower-case words joined by hyphens; rename it to "engineer-copy.yaml"',
    ],
  },
  {
    name: 'a name with letters that are not English',
    file: question,
    rename: 'faq/Wie-hoch-für-Café.md',
    expected: [
      'faq/Wie-hoch-für-Café.md:1:1  a file name is made of lower-case words joined by hyphens; rename it to "wie-hoch-fuer-cafe.md"',
    ],
  },
  {
    name: 'a service that others name and that has a fixed anchor',
    file: 'services/consulting.yaml',
    edit: null,
    expected: [
      'services:1:1  no service has the anchor "consulting", to which fixed addresses of the site lead; keep a service with it',
    ],
  },
  {
    name: 'an empty line above the fields',
    file: question,
    edit: (text) => `\n${text.trimStart()}`,
    expected: ['2:1  three hyphens start the fields; write "---" in the first line, with nothing before and after it'],
  },
  {
    name: 'four hyphens above the fields',
    file: question,
    edit: (text) => `-${text.trimStart()}`,
    expected: ['1:1  three hyphens start the fields; write "---" in the first line, with nothing before and after it'],
  },
  {
    name: 'a job among the testimonials',
    file: 'jobs/engineer.yaml',
    rename: 'testimonials/engineer.yaml',
    expected: [
      'testimonials/engineer.yaml:1:1  these are the fields of a document of the folder "jobs"; move the file there',
    ],
  },
  {
    name: 'an article with the ending of a text file behind its own',
    file: 'articles/financial-strategy-ai.mdx',
    rename: 'articles/financial-strategy-ai.mdx.txt',
    expected: [
      'articles/financial-strategy-ai.mdx.txt:1:1  files of this folder end in ".mdx"; rename it to "financial-strategy-ai.mdx"',
    ],
  },
  {
    name: 'a page outside its folder',
    file: 'pages/legal.yaml',
    rename: 'legal.yaml',
    expected: ['legal.yaml:1:1  unknown file; did you mean content/pages/legal.yaml?'],
  },
]
