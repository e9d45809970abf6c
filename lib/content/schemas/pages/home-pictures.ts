import { group, line, list } from '../text'
import { systemDays } from './system-days'

const consulting = group('Picture of consulting', {
  high: line('Upper end of the vertical axis', 20, 'Worth a lot'),
  near: line('Left end of the horizontal axis', 20, 'Easy'),
  far: line('Right end of the horizontal axis', 20, 'Hard'),
  tasks: list('Tasks', line('Task', 24, 'Quote follow-up'), 3, 3).describe('Three tasks, the best one first'),
  advice: line('Text below the best task', 30, 'Start here, 3 weeks'),
})

const development = group('Picture of development', {
  title: line('Title of the board', 24, 'Dispatch board'),
  note: line('Note beside the title', 20, 'Wed, Oct 15'),
  rows: list(
    'Rows',
    group('Row', {
      order: line('Order number', 8, '4471'),
      route: line('Start and destination', 30, 'Tower Grove → Alton'),
      time: line('Time', 8, '7:40'),
    }),
    3,
    3,
  ),
  suggestion: line('Suggestion', 40, 'Combine 4471 and 4490'),
  reason: line('Reason for the suggestion', 40, 'Same dock, saves 38 miles'),
  decision: line('What a person has decided', 20, 'Accepted 7:02'),
})

const management = group('Picture of management', {
  status: line('Status line', 30, 'All 4 automations running'),
  rows: list('Rows', group('System', systemDays(16, 8)), 4, 4),
  from: line('Label of the first day', 20, '30 days ago'),
  to: line('Label of the last day', 20, 'Today'),
})

/** Text in the picture of each service on the home page. */
export const pictures = group('Pictures', {
  consulting,
  development,
  management,
  caption: line('Caption of each picture', 60, 'An example, with sample figures'),
}).describe('Text in the picture of each service')
