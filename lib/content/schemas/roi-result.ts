import { group, line, paragraph, template } from './text'

const factorNote = line('Small line below the label', 120, 'A fixed assumption of the formula.')
const unit = line('Unit of the factor', 40, 'people')
const factorLabel = line('Label of the factor', 60, 'Your goal')

/** A factor of the sum that comes from an answer. */
const answeredFactor = (label: string) =>
  group(label, {
    label: factorLabel,
    note: template('Small line below the label, with the answer', 120, 'Counted for a team of {answer}', ['answer']),
    unit,
  })

const sum = group('Sum', {
  heading: line('Heading above the sum', 60, 'How the savings add up'),
  hours: group('Base figure', {
    label: template('Label of the base figure', 60, 'Base figure for “{answer}”', ['answer']),
    note: factorNote,
    unit,
  }),
  headcount: answeredFactor('People'),
  weeks: group('Weeks', { label: factorLabel, note: factorNote.optional(), unit }),
  goalFactor: answeredFactor('Goal factor'),
  useCaseFactor: answeredFactor('Use-case factor'),
}).describe('The sum behind the savings, one factor a row')

const chart = group('Chart', {
  base: line('First line: time and people', 60, 'Time and people'),
  goal: template('Second line: with the goal', 60, 'With your goal, × {factor}', ['factor']),
  total: template('Third line: with the areas', 60, 'With your areas, × {factor}', ['factor']),
  description: template(
    'Description of the chart for screen readers',
    300,
    'Time and people alone come to {base} a year, with your goal {withGoal}, and with your areas {total}.',
    ['base', 'withGoal', 'total'],
  ),
})

/** The copy of the result. */
export const result = group('Result', {
  eyebrow: line('Small line above the heading', 40, 'Your estimate'),
  heading: template('Heading of the result', 80, '{name}, here is what could come back', ['name']),
  savingsLabel: line('Label of the estimated savings', 40, 'Estimated savings'),
  timeLabel: line('Label of the time saved', 40, 'Time saved'),
  timeSaved: template('Time saved; starts with the figure', 60, '{amount}+ hours saved monthly', ['amount']),
  costSavings: template('Cost savings; starts with the figure', 60, '{amount} annually', ['amount']),
  efficiencyLabel: line('Label of the efficiency gain', 40, 'Efficiency gain'),
  efficiencyGain: template('Efficiency gain; starts with the figure', 60, '{amount}% efficiency improvement', [
    'amount',
  ]),
  chart,
  sum,
  timeBasis: template(
    'How the time saved is calculated',
    150,
    'Base figure {hours} × {headcount} people ÷ 10, rounded',
    ['hours', 'headcount'],
  ),
  efficiencyBasis: template(
    'How the efficiency gain is calculated',
    120,
    'Starting point {efficiencyBase}% × {useCaseFactor} for your areas',
    ['efficiencyBase', 'useCaseFactor'],
  ),
  industryNote: template('Notes on industry and team size', 240, '{industry} changes nothing.', ['industry']),
  note: paragraph('Note that estimates are informational only', 240, 'Estimates are informational only.'),
  print: line('Button that prints the result', 40, 'Print this result'),
  email: line('Button of the report by e-mail', 40, 'Email My Full ROI Report'),
  emailNote: paragraph(
    'Note about that button',
    240,
    'This button sends nothing. To keep your result, print it.',
  ).describe('What that button does, and how to keep the result'),
  printedFor: template('Line at the top of the printed report', 90, 'ROI estimate by {brand} for {visitor}', [
    'visitor',
  ]),
})
