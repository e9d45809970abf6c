import { alternatives, quote } from '@/lib/content/check/words'
import { iconNames } from '@/lib/icons'
import { article, type BrokenCase, engineer, question } from './broken-case'

/** Fields that do not fit their schema. */
export const schemaCases: BrokenCase[] = [
  {
    name: 'an unknown field',
    file: engineer,
    edit: ['posted:', 'postd:'],
    expected: [
      'jobs/engineer.yaml:1:1  posted  missing field "posted"; add it: Day the job was posted',
      'jobs/engineer.yaml:31:1  postd  unknown field "postd"; did you mean "posted"?',
    ],
  },
  {
    name: 'an unknown nested field',
    file: engineer,
    edit: ['    color: teal', '    colour: teal'],
    expected: [
      'jobs/engineer.yaml:13:5  responsibilities[0].color  missing field "color"; add it: Colour of the group',
      'jobs/engineer.yaml:15:5  responsibilities[0].colour  unknown field "colour"; did you mean "color"?',
    ],
  },
  {
    name: 'an unknown field far from all known ones',
    file: 'plan-tools/order-desk.yaml',
    edit: ['price: 240', 'price: 240\nfrequency: monthly'],
    expected: [
      'plan-tools/order-desk.yaml:4:1  frequency  unknown field "frequency"; remove it, the fields here are id, name, price, description, service, icon, order, and sample',
    ],
  },
  {
    name: 'a missing field',
    file: question,
    edit: ['order: 10\n', ''],
    expected: [
      'faq/how-soon.md:1:1  order  missing field "order"; add it: Position in its category; smaller comes first',
    ],
  },
  {
    name: 'a missing nested field',
    file: engineer,
    edit: ['    color: teal\n', ''],
    expected: [
      'jobs/engineer.yaml:13:5  responsibilities[0].color  missing field "color"; add it: Colour of the group',
    ],
  },
  {
    name: 'a missing group',
    file: 'testimonials/launch.yaml',
    edit: ['figure: { value: "40", unit: "%" }\n', ''],
    expected: [
      'testimonials/launch.yaml:1:1  figure  missing field "figure"; add it: Result as a figure, with the fields value and unit',
    ],
  },
  {
    name: 'an empty field',
    file: engineer,
    edit: ['location: Remote', 'location:'],
    expected: ['jobs/engineer.yaml:3:1  location  the field is empty; write: Where the work is done'],
  },
  {
    name: 'an empty text',
    file: engineer,
    edit: ['location: Remote', 'location: ""'],
    expected: ['jobs/engineer.yaml:3:1  location  the text is empty; write: Where the work is done'],
  },
  {
    name: 'a text of spaces',
    file: engineer,
    edit: ['location: Remote', 'location: "  "'],
    expected: ['jobs/engineer.yaml:3:1  location  the text is empty; write: Where the work is done'],
  },
  {
    name: 'a value that is not allowed',
    file: engineer,
    edit: ['color: teal', 'color: blue'],
    expected: [
      'jobs/engineer.yaml:15:5  responsibilities[0].color  "blue" is not one of the allowed values; write "teal", "copper", or "ink"',
    ],
  },
  {
    name: 'a misspelt value of many',
    file: engineer,
    edit: ['icon: code', 'icon: coed'],
    expected: [
      `jobs/engineer.yaml:14:5  responsibilities[0].icon  "coed" is not one of the allowed values; did you mean "code"? Allowed are ${alternatives(iconNames.map(quote))}`,
    ],
  },
  {
    name: 'a list item that is not allowed',
    file: engineer,
    edit: ['[FULL_TIME]', '[FULL_TIME, FULLTIME]'],
    expected: [
      'jobs/engineer.yaml:5:25  employment[1]  "FULLTIME" is not one of the allowed values; write "FULL_TIME", "PART_TIME", or "CONTRACTOR"',
    ],
  },
  {
    name: 'a list item of the wrong kind',
    file: engineer,
    edit: ['- Test it', '- 42'],
    expected: [
      'jobs/engineer.yaml:18:9  responsibilities[0].items[1]  found the number 42 where text is expected; write it in quotes: "42"',
    ],
  },
  {
    name: 'a group in place of a list item',
    file: engineer,
    edit: ['- Test it', '- Test: it'],
    expected: [
      'jobs/engineer.yaml:18:9  responsibilities[0].items[1]  found a group of fields where text is expected; write one text, in quotes if it contains ": "',
    ],
  },
  {
    name: 'text in place of a list',
    file: engineer,
    edit: ['summary:\n  - First paragraph.', 'summary: First paragraph.'],
    expected: [
      'jobs/engineer.yaml:9:1  summary  found the text "First paragraph." where a list is expected; write each item on a line of its own that starts with "- "',
    ],
  },
  {
    name: 'text in place of a group',
    file: 'testimonials/launch.yaml',
    edit: ['figure: { value: "40", unit: "%" }', 'figure: 40%'],
    expected: [
      'testimonials/launch.yaml:6:1  figure  found the text "40%" where a group of fields is expected; write value and unit below it, each on a line of its own',
    ],
  },
  {
    name: 'a number in place of text',
    file: 'testimonials/launch.yaml',
    edit: ['value: "40"', 'value: 40'],
    expected: [
      'testimonials/launch.yaml:6:11  figure.value  found the number 40 where text is expected; write it in quotes: "40"',
    ],
  },
  {
    name: 'text in place of a number',
    file: question,
    edit: ['order: 10', 'order: ten'],
    expected: ['faq/how-soon.md:5:1  order  found the text "ten" where a number is expected; write a number such as 3'],
  },
  {
    name: 'a quoted number',
    file: question,
    edit: ['order: 10', 'order: "10"'],
    expected: ['faq/how-soon.md:5:1  order  found the text "10" where a number is expected; write 10 without quotes'],
  },
  {
    name: 'text in place of true or false',
    file: engineer,
    edit: ['remote: true', 'remote: yes'],
    expected: [
      'jobs/engineer.yaml:6:1  remote  found the text "yes" where true or false is expected; write true or false without quotes',
    ],
  },
  {
    name: 'a fraction',
    file: question,
    edit: ['order: 10', 'order: 1.5'],
    expected: ['faq/how-soon.md:5:1  order  1.5 is not a whole number; write one such as 2'],
  },
  {
    name: 'a number below the limit',
    file: question,
    edit: ['order: 10', 'order: -1'],
    expected: ['faq/how-soon.md:5:1  order  -1 is too small; write at least 0'],
  },
  {
    name: 'a number above the limit',
    file: 'site.yaml',
    edit: ['minutes: 30', 'minutes: 300'],
    expected: ['site.yaml:20:3  booking.minutes  300 is too big; write at most 120'],
  },
  {
    name: 'too many decimals',
    file: 'plan-tools/order-desk.yaml',
    edit: ['price: 240', 'price: 240.005'],
    expected: ['plan-tools/order-desk.yaml:3:1  price  240.005 must have at most two decimals'],
  },
  {
    name: 'a text that is too long',
    file: question,
    edit: ['How soon can we start?', `How soon ${'very '.repeat(25)}`.trim()],
    expected: ['faq/how-soon.md:4:1  question  the text has 133 characters; the limit is 120, so remove at least 13'],
  },
  {
    name: 'a text that is too short',
    file: question,
    edit: ['How soon can we start?', 'When?'],
    expected: ['faq/how-soon.md:4:1  question  the text has 5 characters; write at least 8'],
  },
  {
    name: 'spaces around a text',
    file: engineer,
    edit: ['location: Remote', 'location: " Remote"'],
    expected: ['jobs/engineer.yaml:3:1  location  " Remote" has spaces at the start or end; remove them'],
  },
  {
    name: 'a line break in a line',
    file: engineer,
    edit: ['location: Remote', 'location: "Remote\\nOffice"'],
    expected: ['jobs/engineer.yaml:3:1  location  "Remote\\nOffice" must be one line; remove the line break'],
  },
  {
    name: 'a list that is too long',
    file: article,
    edit: ['[Retail]', '[A, B, C, D, E]'],
    expected: ['articles/smart-shelves-retail-ai.mdx:4:1  tags  the list has 5 items; write at most 4'],
  },
  {
    name: 'a list that is too short',
    file: engineer,
    edit: ['      - Test it\n', ''],
    expected: ['jobs/engineer.yaml:16:5  responsibilities[0].items  the list has 1 item; write at least 2'],
  },
  {
    name: 'a list of the wrong length',
    file: engineer,
    edit: ['  - title: Welcome\n    items:\n      - Three\n      - Four\n', ''],
    expected: ['jobs/engineer.yaml:19:1  qualifications  the list has 1 item; write exactly 2'],
  },
  {
    name: 'an impossible day',
    file: article,
    edit: ['published: 2026-01-05', 'published: 2026-02-31'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:5:1  published  "2026-02-31" is not a day of the calendar; that month has 28 days',
    ],
  },
  {
    name: 'an impossible month',
    file: article,
    edit: ['published: 2026-01-05', 'published: 2026-13-05'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:5:1  published  "2026-13-05" is not a day of the calendar; the month is from 01 to 12',
    ],
  },
  {
    name: 'a day in another notation',
    file: article,
    edit: ['published: 2026-01-05', 'published: 1/5/2026'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:5:1  published  "1/5/2026" is not a date; write it as year-month-day, such as 2026-01-31',
    ],
  },
  {
    name: 'a change before the publication',
    file: article,
    edit: ['published: 2026-01-05', 'published: 2026-01-05\nupdated: 2025-12-31'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:6:1  updated  "2025-12-31" is before the day of publication; write that day or a later one',
    ],
  },
  {
    name: 'an e-mail address without @',
    file: 'site.yaml',
    edit: ['email: hello@northwind.example', 'email: hello'],
    expected: ['site.yaml:6:1  email  "hello" is not an e-mail address; write one such as hello@example.com'],
  },
  {
    name: 'a web address without encryption',
    file: 'site.yaml',
    edit: ['https://booking.example/call', 'http://booking.example/call'],
    expected: [
      'site.yaml:19:3  booking.href  "http://booking.example/call" is not encrypted; write "https://booking.example/call"',
    ],
  },
  {
    name: 'a web address that is none',
    file: 'site.yaml',
    edit: ['address: /demo-form', 'address: my form'],
    expected: [
      'site.yaml:22:3  leadForm.address  "my form" is not a full web address; write one such as https://example.com/page, or "/demo-form"',
    ],
  },
  {
    name: 'a pattern that does not match',
    file: 'site.yaml',
    edit: ['postalCode: "63105"', 'postalCode: "631"'],
    expected: ['site.yaml:12:3  address.postalCode  "631" must be five digits'],
  },
  {
    name: 'an unknown kind of illustration',
    file: 'testimonials/launch.yaml',
    edit: ['kind: week', 'kind: month'],
    expected: [
      'testimonials/launch.yaml:8:3  chart.kind  "month" is not one of the allowed values; write "decline", "duration", or "week"',
    ],
  },
  {
    name: 'a field of another kind of illustration',
    file: 'testimonials/launch.yaml',
    edit: ['  hours: 15', '  planned: 15'],
    expected: [
      'testimonials/launch.yaml:7:1  chart.hours  missing field "hours"; add it: Hours marked in a week of 40',
      'testimonials/launch.yaml:9:3  chart.planned  unknown field "planned"; remove it, the fields here are kind, hours, days, and caption',
    ],
  },
]
