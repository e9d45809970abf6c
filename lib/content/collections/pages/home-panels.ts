import { z } from 'zod'
import { decimal, group, groups, icon, line, list, report } from '../../schemas/text'

const rows = (least: number, most: number) =>
  groups('Rows', least, most, 'Row', { label: line('Label', 40, 'Match invoices'), value: line('Value', 24, '48') })

const cell = line('Cell', 18, '$2,140').refine(
  (text) => !/\S{10}/.test(text),
  'has a word of more than 9 characters, and a column of the picture holds 9; write a shorter one',
)

const sheet = (label: string, most: number) =>
  group(label, {
    title: line('Name of the spreadsheet', 40, 'orders_FINAL_v3.xlsx'),
    note: line('Note beside the name', 30, 'edited by 4'),
    rows: list('Rows', list('Row', cell, 4, 4), 1, most).describe('Rows of four cells'),
    faults: z
      .array(line('Text of the cell', 18, '#REF!'))
      .max(4)
      .meta({ title: 'Faults', description: 'Texts of the cells that are marked as wrong' }),
  }).superRefine(({ rows, faults }, context) => {
    for (const [index, fault] of faults.entries())
      if (!rows.flat().includes(fault))
        report(
          context,
          ['faults', index],
          'is in no cell of the rows, so nothing is marked; write the text of a cell, or remove it',
        )
  })

const window = (label: string) =>
  group(label, { title: line('Title', 30, 'Inbox'), note: line('Note', 30, '214 unread'), rows: rows(1, 4) })

/** The panel Before: the drawn screens of a business without us. */
export const beforePanel = group('Panel Before', {
  label: line('Text on the switch', 20, 'Before'),
  caption: line('Caption at the top of the panel', 40, 'A normal Tuesday'),
  picture: line('What the picture shows, for screen readers', 300, 'Six screens that do not agree.'),
  sheet: sheet('The main spreadsheet', 6),
  copy: sheet('A copy of the spreadsheet with other values', 4),
  inbox: window('The shared inbox'),
  customers: window('The list of customers'),
  calls: window('Missed calls'),
  chat: group('Unanswered chat messages', {
    title: line('Title', 20, 'Group text'),
    note: line('Note', 10, '4:40 PM'),
    lines: list('Messages', line('Message', 30, 'I thought you did'), 2, 2),
  }),
  alert: group('An ignored warning', {
    title: line('Title', 20, 'Sync failed'),
    text: line('Text', 30, 'Customer list not updated'),
  }),
  note: line('Text on the sticky note', 24, 'Soulard, call back!!'),
  faults: list('Labels at the bottom of the panel', line('What is wrong', 40, 'Disconnected tools'), 3, 3),
})

const reports = group('Reports', {
  title: line('Tile', 20, 'Reports'),
  value: line('Number', 10, '96.4%'),
  text: line('What the number means', 60, 'on-time orders, up 3.1 points in five days'),
  rows: rows(1, 3),
  days: list('Days', line('Day', 5, 'Wed'), 5, 5),
  series: list('Percentages', decimal('Percentage', 0, 100, 93.3), 5, 5).describe('Percentages of the five days'),
})

/** The panel After: the drawn dashboard. */
export const afterPanel = group('Panel After', {
  label: line('Text on the switch', 20, 'After'),
  caption: line('Caption at the top of the panel', 40, 'The same Tuesday'),
  picture: line('What the picture shows, for screen readers', 300, 'A dashboard with the data of four tools.'),
  tools: groups('Tools', 4, 4, 'Tool', { name: line('Tool', 16, 'Orders'), icon }).describe(
    'The four tools, in this order: sheet, customers, inbox, calls',
  ),
  title: line('Title of the dashboard', 30, 'AI Dashboard'),
  status: line('Status word', 20, 'Connected'),
  reports,
  automation: group('Automation', {
    title: line('Tile', 20, 'Automation'),
    note: line('Note', 20, 'today'),
    rows: rows(2, 5),
  }),
  assistant: group('Assistant', {
    title: line('Tile', 20, 'Assistant'),
    question: line('Question', 60, 'Any orders at risk today?'),
    answer: line('Answer', 90, 'One. I’ve drafted a note to the carrier.'),
    reply: line('Reply to the answer', 40, 'Good. Send the note.'),
  }),
  text: line('Sentence at the bottom of the panel', 60, 'Everything in one place — managed for you'),
})
