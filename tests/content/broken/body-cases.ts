import { article, type BrokenCase, privacy, question } from './broken-case'

/** Bodies of Markdown and MDX documents. */
export const bodyCases: BrokenCase[] = [
  {
    name: 'a component that is not closed',
    file: article,
    edit: ['</Callout>\n', ''],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:14:1  body  <Callout> is not closed; write </Callout> on a line of its own after its text',
    ],
  },
  {
    name: 'a component closed by another name',
    file: article,
    edit: ['</Callout>', '</PullQuote>'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:18:1  body  </PullQuote> closes <Callout> of line 14; write </Callout>',
    ],
  },
  {
    name: 'a closing tag alone',
    file: article,
    edit: ['<Callout title="A quick test">\n', ''],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:17:2  body  a closing tag without its opening tag; remove it, or write the opening tag above',
    ],
  },
  {
    name: 'an unknown component',
    file: article,
    edit: (text) => text.replaceAll('Callout', 'Calout'),
    expected: ['articles/smart-shelves-retail-ai.mdx:14:1  body  unknown component <Calout>; did you mean <Callout>?'],
  },
  {
    name: 'an unknown attribute',
    file: article,
    edit: ['title="A quick test"', 'titel="A quick test"'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:14:1  body  <Callout> has no attribute "titel"; did you mean "title"?',
      'articles/smart-shelves-retail-ai.mdx:14:1  body  <Callout> needs the attribute "title"; write <Callout title="A short title">',
    ],
  },
  {
    name: 'a missing attribute',
    file: article,
    edit: [' title="A quick test"', ''],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:14:1  body  <Callout> needs the attribute "title"; write <Callout title="A short title">',
    ],
  },
  {
    name: 'an empty attribute',
    file: article,
    edit: ['title="A quick test"', 'title=""'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:14:1  body  the attribute "title" of <Callout> is empty; write <Callout title="A short title">',
    ],
  },
  {
    name: 'an attribute without quotes',
    file: article,
    edit: ['title="A quick test"', 'title=Test'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:14:16  body  the value of an attribute must stand in double quotes, such as title="A short title"',
    ],
  },
  {
    name: 'an attribute with code',
    file: article,
    edit: ['title="A quick test"', 'title={1}'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:14:1  body  the attribute "title" of <Callout> must be text in double quotes; write <Callout title="A short title">',
    ],
  },
  {
    name: 'a component without its text',
    file: article,
    edit: ['\nAsk what the store would do differently.\n', ''],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:14:1  body  <Callout> is empty; write its text between <Callout title="A short title"> and </Callout>',
    ],
  },
  {
    name: 'text in a component that has none',
    file: article,
    edit: [' label="saved a month" />', ' label="saved a month">text</KeyFigure>'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:20:1  body  <KeyFigure> has no text inside; write <KeyFigure value="10 hours" label="saved a week" />',
    ],
  },
  {
    name: 'a chart of something else than a list',
    file: article,
    edit: ['<KeyFigure value="10 hours" label="saved a month" />', '<Chart caption="Hours">\n\nTen\n\n</Chart>'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:22:1  body  <Chart> holds one list and nothing else; write a line for each bar, such as "- 36 answered the same day"',
    ],
  },
  {
    name: 'a line of a chart without an amount',
    file: article,
    edit: [
      '<KeyFigure value="10 hours" label="saved a month" />',
      '<Chart caption="Hours">\n\n- 16 before\n- six after\n\n</Chart>',
    ],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:23:1  body  a line of a <Chart> begins with its amount in digits and goes on with words; write it such as "- 36 answered the same day"',
    ],
  },
  {
    name: 'a component inside a line',
    file: article,
    edit: ['The first paragraph', 'The <PullQuote>first</PullQuote> paragraph'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:10:5  body  <PullQuote> stands inside a line of text; write it on lines of its own',
    ],
  },
  {
    name: 'HTML in an article',
    file: article,
    edit: ['The first paragraph', 'The <b>first</b> paragraph'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:10:5  body  HTML such as <b> cannot be used; write Markdown, or one of <Callout>, <PullQuote>, <Figure>, <Steps>, <KeyFigure>, or <Chart>',
    ],
  },
  {
    name: 'HTML in Markdown',
    file: question,
    edit: ['Soon.', '<b>Soon.</b>'],
    expected: [
      'faq/how-soon.md:8:1  body  HTML cannot be used here; write Markdown',
      'faq/how-soon.md:8:9  body  HTML cannot be used here; write Markdown',
    ],
  },
  {
    name: 'a less-than sign',
    file: article,
    edit: ['The first', 'The <5 first'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:10:6  body  "<" starts a component; write "less than", or \\< for the sign itself',
    ],
  },
  {
    name: 'a placeholder in an article',
    file: article,
    edit: ['The first', '{brand} first'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:10:1  body  braces cannot be used in the text of an article; write the text without { and }',
    ],
  },
  {
    name: 'an open brace in an article',
    file: article,
    edit: ['The first', 'The { first'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:10:5  body  braces cannot be used in the text of an article; write the text without { and }',
    ],
  },
  {
    name: 'an import',
    file: article,
    edit: ['The first', 'import a from "a"\n\nThe first'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:10:1  body  a line cannot start with "import" or "export" in an article; begin it with another word',
    ],
  },
  {
    name: 'a comment in an article',
    file: article,
    edit: ['The first', '<!-- later --> The first'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:10:2  body  HTML comments cannot be used in an article; remove the comment',
    ],
  },
  {
    name: 'a second page title',
    file: article,
    edit: ['## Fix', '# Fix'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:12:1  body  "# Fix the counting first" would be a second page title; write "## Fix the counting first"',
    ],
  },
  {
    name: 'a skipped heading level',
    file: privacy,
    edit: ['## Two', '## Two\n\n#### Deep'],
    expected: ['legal/privacy.md:15:1  body  headings have two levels here; write "### Deep"'],
  },
  {
    name: 'a fourth level',
    file: article,
    edit: ['## Fix', '## First\n\n### Second\n\n#### Fix'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:16:1  body  headings have two levels here; write "### Fix the counting first"',
    ],
  },
  {
    name: 'a heading without words',
    file: article,
    edit: ['## Fix the counting first', '##'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:12:1  body  a heading without words; write them after the # signs or remove the line',
    ],
  },
  {
    name: 'no text below the fields',
    file: question,
    edit: (text) => text.slice(0, text.lastIndexOf('---') + 4),
    expected: ['faq/how-soon.md:6:1  body  there is no text below the fields; write it after the line "---"'],
  },
  {
    name: 'eight sections in place of nine',
    file: privacy,
    edit: ['## Nine\n', ''],
    expected: ['legal/privacy.md:8:1  body  the text has 8 sections that start with "## "; write exactly 9'],
  },
  {
    name: 'a picture that is not there',
    file: article,
    edit: ['The first', '![A shelf](/images/shelf.webp)\n\nThe first'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:10:1  body  the picture "/images/shelf.webp" is not in public/; add the file, or write its address from there, such as /images/shelf.webp',
    ],
  },
  {
    name: 'a picture without a description',
    file: article,
    edit: ['The first', '![](/images/there.webp)\n\nThe first'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:10:1  body  the picture has no description; write it in the brackets: ![what it shows](…)',
    ],
  },
]
