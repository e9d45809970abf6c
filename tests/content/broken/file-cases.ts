import { type BrokenCase, engineer, question } from './broken-case'

/** Files as such: encoding, place, name. */
export const fileCases: BrokenCase[] = [
  {
    name: 'an empty file',
    file: engineer,
    edit: () => '',
    expected: ['jobs/engineer.yaml:1:1  the file is empty; write its fields or delete it'],
  },
  {
    name: 'a file with comments only',
    file: 'plan-tools/order-desk.yaml',
    edit: () => '# nothing yet\n',
    expected: [
      'plan-tools/order-desk.yaml:1:1  the document has no fields; write id, name, price, description, service, icon, and order',
    ],
  },
  {
    name: 'Windows line ends',
    file: engineer,
    edit: (text) => text.replaceAll('\n', '\r\n'),
    expected: ['jobs/engineer.yaml:1:13  Windows line ends (CRLF) on 32 lines; save the file with line ends "LF"'],
  },
  {
    name: 'Windows line ends in Markdown',
    file: question,
    edit: (text) => text.replace('\n', '\r\n'),
    expected: ['faq/how-soon.md:1:4  Windows line ends (CRLF) on 1 line; save the file with line ends "LF"'],
  },
  {
    name: 'a byte order mark',
    file: question,
    edit: (text) => `\uFEFF${text}`,
    expected: [
      'faq/how-soon.md:1:1  the file starts with an invisible byte order mark; save it as "UTF-8" without "BOM"',
    ],
  },
  {
    name: 'bytes that are not UTF-8',
    file: engineer,
    edit: (text) => Buffer.from(text.replace('Good work', 'Good caf\u00E9'), 'latin1'),
    expected: ['jobs/engineer.yaml:29:19  the file is not UTF-8 text from here on; save it with the encoding "UTF-8"'],
  },
  {
    name: 'an invisible character',
    file: question,
    edit: ['Soon.', 'Soon\u200B.'],
    expected: ['faq/how-soon.md:8:5  invisible character U+200B; delete it'],
  },
  {
    name: 'a wrong extension',
    file: engineer,
    rename: 'jobs/engineer.yml',
    edit: (text) => text,
    expected: [
      'jobs/engineer.yaml:1:1  missing file; the site has an address for it, so write it',
      'jobs/engineer.yml:1:1  files of this folder end in ".yaml"; rename it to "engineer.yaml"',
    ],
  },
  {
    name: 'Markdown in place of MDX',
    file: 'articles/financial-strategy-ai.mdx',
    rename: 'articles/financial-strategy-ai.md',
    edit: (text) => text,
    expected: [
      'articles/financial-strategy-ai.md:1:1  files of this folder end in ".mdx"; rename it to "financial-strategy-ai.mdx"',
      'articles/financial-strategy-ai.mdx:1:1  missing file; the site has an address for it, so write it',
    ],
  },
  {
    name: 'a file name with capitals',
    file: question,
    rename: 'faq/How_Soon.md',
    edit: (text) => text,
    expected: [
      'faq/How_Soon.md:1:1  a file name is made of lower-case words joined by hyphens; rename it to "how-soon.md"',
    ],
  },
  {
    name: 'an unknown page',
    file: 'pages/legal.yaml',
    rename: 'pages/legals.yaml',
    edit: (text) => text,
    expected: [
      'pages/legal.yaml:1:1  missing file; write it with the fields effectiveLabel, contentsLabel, homeLabel, and contactLabel',
      'pages/legals.yaml:1:1  unknown file; did you mean content/pages/legal.yaml?',
    ],
  },
  {
    name: 'an unknown file',
    file: question,
    rename: 'notes.txt',
    edit: () => 'x',
    expected: [
      'notes.txt:1:1  unknown file, no page reads it; delete it, or move it to one of the folders articles, faq, jobs, testimonials, quotes, stats, use-cases, services, plan-tools, legal, or pages',
    ],
  },
  {
    name: 'a misspelt folder',
    file: 'plan-tools/order-desk.yaml',
    rename: 'plan-tool/order-desk.yaml',
    edit: (text) => text,
    expected: [
      'plan-tool:1:1  unknown folder; did you mean content/plan-tools?',
      'plan-tools:1:1  missing folder; create it with the files *.yaml',
    ],
  },
  {
    name: 'a folder in a folder',
    file: 'stats/stat-1.yaml',
    rename: 'stats/old/stat-1.yaml',
    edit: (text) => text,
    expected: [
      'stats:1:1  3 documents; the site needs exactly 4',
      'stats/old:1:1  unknown folder; files stand directly in content/stats, move them there',
    ],
  },
  {
    name: 'a missing single file',
    file: 'pages/legal.yaml',
    edit: null,
    expected: [
      'pages/legal.yaml:1:1  missing file; write it with the fields effectiveLabel, contentsLabel, homeLabel, and contactLabel',
    ],
  },
  {
    name: 'a missing article with a fixed address',
    file: 'articles/voice-to-text-healthcare-ai.mdx',
    edit: null,
    expected: [
      'articles/voice-to-text-healthcare-ai.mdx:1:1  missing file; the site has an address for it, so write it',
    ],
  },
  {
    name: 'a job that the site has no place for',
    file: 'jobs/lead-gen.yaml',
    rename: 'jobs/seller.yaml',
    edit: (text) => text,
    expected: [
      'jobs/lead-gen.yaml:1:1  missing file; the site has an address for it, so write it',
      'jobs/seller.yaml:1:1  no page shows this document; the documents here are account-manager, engineer, and lead-gen',
      'jobs/seller.yaml:1:1  id  the id "lead-gen" differs from the file name; write "seller", or rename the file',
    ],
  },
  {
    name: 'too few documents',
    file: 'stats/stat-4.yaml',
    edit: null,
    expected: ['stats:1:1  3 documents; the site needs exactly 4'],
  },
  {
    name: 'too few rotating quotes',
    file: 'quotes/rotating-1.yaml',
    edit: ['placement: rotating', 'placement: carousel'],
    expected: [
      'quotes:1:1  3 documents with placement: rotating; the site needs exactly 4',
      'quotes/rotating-1.yaml:6:1  order  the order 1 is already used in content/quotes/carousel-1.yaml with the placement "carousel"; write another',
    ],
  },
  {
    name: 'a category without questions',
    file: 'faq/question-3.md',
    edit: null,
    expected: ['faq:1:1  0 documents with category: Results and support; the site needs at least 1'],
  },
]
