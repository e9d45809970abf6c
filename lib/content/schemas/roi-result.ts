import { group, line, paragraph, template } from './text'

const sum = group('Sum', {
  heading: line('Heading above the sum', 60, 'How the savings add up'),
  text: paragraph('What the sum counts', 200, 'A fixed amount a week for each person, and nothing else.'),
  weeks: group('Weeks', {
    label: line('Label of the factor', 60, 'Weeks in a year'),
    note: line('Small line below the label', 120, 'Holidays included').optional(),
    unit: line('Unit of the factor', 40, 'weeks'),
  }),
}).describe('The sum behind the savings, one factor a row')

const span = group('Range', {
  heading: line('Heading', 60, 'How sure is it?'),
  text: template('Text', 240, '{answer} counts as {headcount}. With {from} it is {least}, with {to} it is {most}.'),
  openText: template('Text for an open answer', 240, '{answer} counts as {headcount}. With {from} it is {least}.'),
  ownLabel: line('Field for the own number of people', 40, 'How many are you?'),
  ownHint: line('Hint below it', 90, 'It changes nothing above.'),
  ownText: template('Below it, once there is a number', 160, '{people}, not {headcount}: {total}, {amount} each.'),
}).describe('The estimate with the fewest and the most people that the answer allows')

const payback = group('When it pays for a project', {
  heading: line('Heading', 60, 'What would pay for a project'),
  text: template('Text', 240, '{least} to {most} is paid back within a year when {share}% of this comes true.'),
  longText: template('Text where a year does not pay for it', 240, '{least} to {most} is {share}% of this.'),
  range: template('Two numbers', 20, '{from} to {to}'),
  partLabel: line('Heading of the parts', 40, 'If this much comes true'),
  monthsLabel: line('Heading of the months', 40, 'A project is paid back in'),
  months: template('Months', 30, '{months} months'),
  oneMonth: template('Months when it is 1', 30, '{months} month'),
}).describe('The price of a first project beside the estimate')

const effects = group('What moves the estimate', {
  heading: line('Heading', 60, 'What moves it'),
  text: paragraph('Text', 240, 'Each bar runs from your estimate to the one with another answer.'),
  scale: paragraph('About the scale', 160, 'Each line stands for ten times the one before.'),
  answerLabel: line('Column of the answers', 30, 'Instead'),
  whatIf: template('Label of the estimate with another answer', 60, 'What if: {answer}'),
  back: line('Button that returns to the estimate', 40, 'Back to your answers'),
}).describe('The estimate with each other answer, as bars; a press on one shows it')

const sources = group('Sources', {
  heading: line('Heading', 60, 'Where the numbers come from'),
  assumption: line('Source of a number without one', 60, 'Our assumption'),
})

const link = group('Link to the estimate', {
  text: paragraph('Text', 240, 'The link has your choices, and neither your name nor the result.'),
  copy: line('Button that copies the link', 40, 'Copy link to this estimate'),
  copied: line('After copying it', 80, 'The link is copied'),
  leadForm: line('Link to the lead form', 40, 'Bring it to our form'),
  plan: line('Link to the plan', 40, 'Plan tools with it'),
  opened: paragraph('Text above a result from a link', 240, 'Opened from a link, with the figures of today.'),
  visitor: line('Whom a printed result is for that a link has opened', 60, 'the reader of a link'),
  own: line('Link to the questions', 40, 'Answer the questions yourself'),
  incomplete: paragraph('Text after opening a link that is not whole', 240, 'A part of this link is missing.'),
  damaged: paragraph('Text after opening a link that answers nothing', 240, 'This link is damaged.'),
})

/** The copy about an estimate beside a message. */
export const estimateCard = group('The estimate beside a form or a plan', {
  add: line('Button that adds it to the message', 40, 'Add my estimate'),
  form: paragraph('What it does on the lead form', 240, 'Adds these lines to your message.'),
  plan: paragraph('What it does beside the plan', 240, 'Adds these lines to the e-mail with your plan.'),
  added: paragraph('After pressing it', 160, 'It is in the message now.'),
  damaged: paragraph('In place of the lines, for a damaged link', 240, 'The link to your estimate is damaged.'),
  copyIt: paragraph('Where the form cannot take it', 240, 'Copy these lines into your message.'),
}).describe('What a visitor sees who comes from a result to the lead form or to the plan')

/** The copy of the result. */
export const result = group('Result', {
  eyebrow: line('Small line above the heading', 40, 'Your estimate'),
  heading: template('Heading of the result', 80, '{name}, here is what could come back'),
  headingSum: template('The sum, heard at the end of the heading', 60, 'about {amount} a year'),
  headingWithoutName: line('Heading of a result that a link has opened', 80, 'Here is what could come back'),
  savingsLabel: line('Label of the estimated savings', 40, 'Estimated savings'),
  timeLabel: line('Label of the time saved', 40, 'Time saved'),
  timeSaved: template('Time saved; starts with the figure', 60, '{amount}+ hours saved monthly'),
  costSavings: template('Cost savings; starts with the figure', 60, '{amount} annually'),
  efficiencyLabel: line('Label of the efficiency gain', 40, 'Efficiency gain'),
  efficiencyGain: template('Efficiency gain; starts with the figure', 60, '{amount}% efficiency improvement'),
  sum,
  timeBasis: template('How the time comes about', 150, 'Base figure {baseFigure} × {headcount} people ÷ 10, rounded'),
  efficiencyBasis: template('How the gain comes about', 120, '{efficiencyBase}% × {areaFactor} for your areas'),
  note: paragraph('Note that estimates are informational only', 240, 'Estimates are informational only.'),
  change: line('Button that leads back to the last question', 40, 'Change an answer'),
  print: line('Button that prints the result', 40, 'Print this result'),
  email: line('Button of the report by e-mail', 40, 'Email My Full ROI Report'),
  emailNote: paragraph('What that button does, and how to keep the result', 240, 'This button sends nothing.'),
  printedFor: template('Line at the top of the printed report', 90, 'ROI estimate by {brand} for {visitor}'),
  payback,
  span,
  effects,
  example: line('Heading of the example where JavaScript is off', 60, 'What a result looks like'),
  sources,
  link,
})
