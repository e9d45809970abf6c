import { article, type BrokenCase, engineer, question } from './broken-case'

/** YAML that cannot be read, or not as the author means it. */
export const yamlCases: BrokenCase[] = [
  {
    name: 'a colon inside unquoted text',
    file: engineer,
    edit: ['location: Remote', 'location: Remote: anywhere'],
    expected: [
      'jobs/engineer.yaml:3:11  a colon followed by a space inside the text looks like another field; put the whole text in double quotes',
    ],
  },
  {
    name: 'wrong indentation',
    file: engineer,
    edit: ['    icon: code', '   icon: code'],
    expected: [
      'jobs/engineer.yaml:14:1  the indentation is wrong; fields of one group start in the same column, two spaces further than their parent',
    ],
  },
  {
    name: 'a tab',
    file: engineer,
    edit: ['    icon: code', '\ticon: code'],
    expected: ['jobs/engineer.yaml:14:1  a tab; write spaces instead, two for each level'],
  },
  {
    name: 'a missing closing quote',
    file: 'testimonials/launch.yaml',
    edit: ['quote: They did it.', 'quote: "They did it.'],
    expected: ['testimonials/launch.yaml:4:21  a closing " is missing; write it at the end of the text'],
  },
  {
    name: 'a missing closing bracket',
    file: article,
    edit: ['tags: [Retail]', 'tags: [Retail'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:5:1  a closing ] is missing before this; write it at the end of the list or group',
    ],
  },
  {
    name: 'a field that is indented too far',
    file: engineer,
    edit: ['type: Full-time', '  type: Full-time'],
    expected: [
      'jobs/engineer.yaml:3:11  the next line is indented as if it belonged to this text; start the fields of one group in the same column',
    ],
  },
  {
    name: 'a field without a colon',
    file: engineer,
    edit: ['type: Full-time', 'type Full-time'],
    expected: [
      'jobs/engineer.yaml:4:1  this line is not a field; write "name: value", or indent it to continue the text above',
    ],
  },
  {
    name: 'a list that starts beside its field',
    file: engineer,
    edit: ['summary:\n  - First', 'summary: - First'],
    expected: ['jobs/engineer.yaml:9:10  a list starts on the line below its field; write each item after "- " there'],
  },
  {
    name: 'quotes inside quotes',
    file: engineer,
    edit: ['location: Remote', 'location: "At "home""'],
    expected: [
      'jobs/engineer.yaml:3:16  text goes on after its closing quote; put all of it in one pair of double quotes, inner ones as \\"',
    ],
  },
  {
    name: 'a missing closing brace',
    file: 'testimonials/launch.yaml',
    edit: ['unit: "%" }', 'unit: "%"'],
    expected: [
      'testimonials/launch.yaml:7:1  a closing } is missing before this; write it at the end of the list or group',
    ],
  },
  {
    name: 'a line that is no field',
    file: engineer,
    edit: ['location: Remote', 'location: Remote\nanywhere'],
    expected: [
      'jobs/engineer.yaml:4:1  this line is not a field; write "name: value", or indent it to continue the text above',
    ],
  },
  {
    name: 'a field written twice',
    file: engineer,
    edit: ['location: Remote', 'location: Remote\nlocation: Office'],
    expected: [
      'jobs/engineer.yaml:4:1  location  the field "location" is written twice in one group; keep one of them',
    ],
  },
  {
    name: 'a nested field written twice',
    file: engineer,
    edit: ['    icon: code', '    icon: code\n    icon: plan'],
    expected: ['jobs/engineer.yaml:15:5  icon  the field "icon" is written twice in one group; keep one of them'],
  },
  {
    name: 'an anchor',
    file: engineer,
    edit: ['location: Remote', 'location: &where Remote'],
    expected: [
      'jobs/engineer.yaml:3:11  location  "&where" names a value for copies; remove it, or put text that starts with "&" in quotes',
    ],
  },
  {
    name: 'an alias',
    file: engineer,
    edit: ['      - Test it', '      - *it'],
    expected: [
      'jobs/engineer.yaml:18:9  responsibilities[0].items[1]  "*it" copies another value; write the value itself, or put text that starts with "*" in quotes',
    ],
  },
  {
    name: 'a tag',
    file: engineer,
    edit: ['location: Remote', 'location: !place Remote'],
    expected: [
      'jobs/engineer.yaml:3:11  location  a word that starts with "!" sets a data type; remove it, or put the text in quotes',
    ],
  },
  {
    name: 'a character that cannot start text',
    file: engineer,
    edit: ['location: Remote', 'location: @home'],
    expected: ['jobs/engineer.yaml:3:11  text cannot start with this character; put the whole text in double quotes'],
  },
  {
    name: 'text that starts with a brace',
    file: 'plan-tools/order-desk.yaml',
    edit: ['name: Order desk', 'name: {brand}'],
    expected: [
      'plan-tools/order-desk.yaml:2:1  name  text that starts with a brace must be quoted; write "{brand}" in quotes',
    ],
  },
  {
    name: 'an unknown escape',
    file: engineer,
    edit: ['location: Remote', 'location: "C:\\jobs"'],
    expected: [
      'jobs/engineer.yaml:3:14  a backslash in double quotes starts a special character; write two backslashes',
    ],
  },
  {
    name: 'two documents in a file',
    file: 'plan-tools/order-desk.yaml',
    edit: (text) => `${text}---\n${text}`,
    expected: ['plan-tools/order-desk.yaml:8:1  a line "---" starts a second document; a file holds one document only'],
  },
  {
    name: 'a comma in a one-line group',
    file: 'testimonials/launch.yaml',
    edit: ['unit: "%" }', 'unit: "%", of all }'],
    expected: [
      'testimonials/launch.yaml:6:35  figure.of all  "of all" is read as a field of its own; put the whole text, with its comma, in double quotes',
    ],
  },
  {
    name: 'no fields in Markdown',
    file: question,
    edit: (text) => text.slice(text.lastIndexOf('---') + 4),
    expected: [
      'faq/how-soon.md:1:1  the fields are missing; the first line must be "---", then the fields, then a line "---"',
    ],
  },
  {
    name: 'fields without an end',
    file: question,
    edit: ['order: 10\n---', 'order: 10'],
    expected: [
      'faq/how-soon.md:1:1  the fields that start here have no end; write a line "---" between them and the text',
    ],
  },
  {
    name: 'broken fields in an article',
    file: article,
    edit: ['title: Smart Shelves', 'title: Smart: Shelves'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:2:8  a colon followed by a space inside the text looks like another field; put the whole text in double quotes',
    ],
  },
]
