import { routes } from '../../../routes'
import { drawing } from '../../schemas/addresses'
import { pageHead, section, seo, titledText } from '../../schemas/page-parts'
import { decimal, group, groups, line, list, paragraph } from '../../schemas/text'
import { page } from '../define'

export const aboutPage = page('about', 'About page', [routes.about.path], {
  seo,
  head: pageHead,
  picture: group('Picture at the top', {
    drawing: drawing('Drawing on wide screens').unwrap(),
    parts: groups('Parts', 1, 4, 'Part', {
      drawing: drawing('Drawing on narrow screens').unwrap(),
      name: line('Name', 20, 'Eads'),
      figure: line('Figure below the name', 12, '520 ft'),
      at: decimal('Place of the name, in percent', 0, 100, 56.6).describe(
        'Where the name stands below the wide drawing, in percent from the left',
      ),
    }),
    caption: line('Caption', 120, 'Three bridges of St. Louis at one scale.'),
  })
    .describe(
      'A drawing from one edge of the window to the other, with the names of its parts; without it, the page has none',
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
        drawing: drawing('Drawing').describe(
          'An SVG file in public/images; drawings are shown where each step has one',
        ),
        place: line('Caption of the drawing', 40, 'A brick row in Soulard').optional(),
      }),
      1,
      8,
    ),
  }),
  team: section('Team', {}).describe('Heading above the team'),
  callToAction: section('Call to action', { label: line('Text on the button', 40, 'Book a Free Strategy Call') }),
})
