import { z } from 'zod'
import { routes } from '../../../routes'
import { drawing } from '../../schemas/addresses'
import { section, seo, systemDays, titledText } from '../../schemas/page-parts'
import { group, groups, icon, line, list, paragraph, template } from '../../schemas/text'
import { page } from '../define'
import { afterPanel, beforePanel } from './home-panels'

const consulting = group('Picture of consulting', {
  high: line('Upper end of the vertical axis', 20, 'Worth a lot'),
  near: line('Left end of the horizontal axis', 20, 'Easy'),
  far: line('Right end of the horizontal axis', 20, 'Hard'),
  tasks: list('Tasks', line('Task', 24, 'Quote follow-up'), 3, 3).describe('Three tasks, the best one first'),
  advice: line('Text below the best task', 24, 'Start here, 3 weeks'),
})

const development = group('Picture of development', {
  title: line('Title of the board', 24, 'Dispatch board'),
  note: line('Note beside the title', 20, 'Wed, Oct 15'),
  rows: groups('Rows', 3, 3, 'Row', {
    order: line('Order number', 8, '4471'),
    route: line('Start and destination', 30, 'Tower Grove → Alton'),
    time: line('Time', 8, '7:40'),
  }),
  suggestion: line('Suggestion', 40, 'Combine 4471 and 4490'),
  reason: line('Reason for the suggestion', 40, 'Same dock, saves 38 miles'),
  decision: line('What a person has decided', 20, 'Accepted 7:02'),
})

const management = group('Picture of management', {
  status: line('Status line', 30, 'All 4 automations running'),
  rows: groups('Rows', 4, 4, 'System', systemDays(15, 7)),
  from: line('Label of the first day', 12, '30 days ago'),
  to: line('Label of the last day', 9, 'Today'),
})

/** Text in the picture of each service on the home page. */
const pictures = group('Pictures', {
  consulting: consulting.optional(),
  development: development.optional(),
  management: management.optional(),
  caption: line('Caption of each picture', 60, 'An example, with sample figures'),
}).describe('Text in the picture of each service')

const head = group('First screen', {
  eyebrow: line('Small line above the headline', 50, 'AI consulting, St. Louis'),
  heading: line('Headline', 40, 'Your AI One-Stop Shop'),
  lead: paragraph('Text below the headline', 180, 'Your complete AI journey, under one roof.'),
  bookLabel: line('Text on the main button', 40, 'Book My Free AI Strategy Call'),
  resultsLabel: line('Text on the second button', 40, 'See How We’ve Helped Others'),
  chips: groups('Notes', 0, 3, 'Note', {
    title: line('Title', 24, 'Monday report'),
    note: line('Note', 30, 'sent to 4 people, 7:00 AM'),
  }).describe('Small notes on the drawing, which has three places; phones show the first'),
  industries: list('Industries', line('Industry', 15, 'Logistics'), 1, 6).describe('Industries below the drawing'),
  spanLabel: line('Label of the line below the drawing', 12, '630 ft'),
  picture: group('Picture', {
    wide: drawing('Drawing on wide screens').unwrap(),
    narrow: drawing('Drawing on phones').unwrap(),
    chains: z
      .boolean()
      .meta({ title: 'Chains', description: 'Chains move beside the drawing, as beside the Arch' })
      .optional(),
  })
    .describe(
      'Drawings of the sizes 1200 × 744 and 335 × 628; the notes and the industries have places on them. Without a picture, none of these are shown',
    )
    .optional(),
})

const problem = section('Problem', {
  painPoints: list('Pain points', titledText('Pain point', {}), 1, 12),
  switchLabel: line('Name of the Before/After switch for screen readers', 60, 'Show the business before or after'),
  before: beforePanel,
  after: afterPanel,
})

const process = section('How it works', {
  steps: list(
    'Steps',
    titledText('Step', {
      result: line('Result of the step', 60, 'a ranked plan with costs'),
      drawing: drawing('Drawing on phones'),
    }),
    1,
    8,
  ),
  drawing: drawing('Drawing above the steps').describe(
    'An SVG file in public/images that reaches from one edge of the window to the other, above three steps on wide screens',
  ),
  resultLabel: line('Text before the result of a step', 20, 'You get:'),
  start: group('Start of a project', {
    value: line('Number', 8, '5–7'),
    text: line('What the number means', 60, 'business days after kickoff, your project starts'),
  }).describe('Time until a project starts'),
})

const booking = section('Booking', {
  bullets: list('Bullets', titledText('Bullet', { icon }), 1, 8),
  timeline: list('Parts of the call, all of one length', line('Name of the part', 20, 'You talk'), 1, 4),
  timelineLabel: line('What the timeline shows, for screen readers', 60, 'How the {callMinutes} minutes are spent'),
  minutes: line('Unit after the number of minutes', 8, 'min'),
  teamHeading: line('Heading above the people of the team', 60, 'You will talk to one of us'),
  formHeading: line('Heading above the form', 60, 'Tell us where to reach you'),
})

export const homePage = page('home', 'Home page', [routes.home.path], {
  seo,
  head,
  problem,
  services: section('Services', {
    toolsTemplate: template('Link to the plan, with the first tool of each service', 60, 'For example {tools}'),
    pictures,
  }),
  process,
  results: section('Results', { useCasesLabel: line('Link to the use cases', 40, 'See more use cases') }),
  reasons: section('Reasons', {
    calculatorLabel: line('Link to the ROI calculator', 40, 'Estimate your own return'),
  }),
  booking,
})
