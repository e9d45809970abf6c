import { routes } from '../../../routes'
import { pageHead, section, seo, titledText } from '../../schemas/page-parts'
import { group, line, list, paragraph } from '../../schemas/text'
import { page } from '../define'

export const aboutPage = page('about', 'About page', [routes.about.path], {
  seo,
  head: pageHead,
  river: group('Bridges of St. Louis', {
    musial: line('Name of the Stan Musial Veterans Memorial Bridge', 20, 'Stan Musial'),
    eads: line('Name of the Eads Bridge', 20, 'Eads'),
    poplarStreet: line('Name of the Poplar Street Bridge', 20, 'Poplar Street'),
    unit: line('Unit after the length of a span', 6, 'ft'),
    caption: line('Caption of the illustration', 120, 'Three bridges of St. Louis at one scale.'),
  })
    .describe(
      'Labels of the illustration at the top, whose bridges have the lengths of these three; without them, the page has none',
    )
    .optional(),
  who: section('Who we are', {
    paragraphs: list('Paragraphs', paragraph('Paragraph', 600, 'We act as a managed service provider for AI.'), 1, 4),
  }),
  values: section('Values', { items: list('Values', titledText('Value', {}), 1, 12) }),
  approach: section('Approach', {
    steps: list(
      'Steps',
      titledText('Step', {
        place: line('Caption of the illustration', 40, 'A brick row in Soulard')
          .describe(
            'The illustrations, places of St. Louis, are shown when there are three steps and each names its place',
          )
          .optional(),
      }),
      1,
      8,
    ),
  }),
  team: section('Team', {}).describe('Heading above the team'),
  callToAction: section('Call to action', { label: line('Text on the button', 40, 'Book a Free Strategy Call') }),
})
