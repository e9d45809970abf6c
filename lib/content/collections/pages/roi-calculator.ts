import { routes } from '../../../routes'
import { section, seo } from '../../schemas/page-parts'
import { line, list, paragraph, template } from '../../schemas/text'
import { page } from '../define'

export const roiCalculatorPage = page('roi-calculator', 'Calculator page', [routes.roiCalculator.path], {
  seo,
  head: section('First screen', {
    lead: paragraph('Text below the heading', 320, 'Answer {questions} questions and get a rough yearly figure.'),
    startLabel: line('Button that scrolls to the calculator', 40, 'Start the calculator'),
    facts: list('Facts about the calculator', line('Fact beside the button', 40, 'About two minutes'), 2, 3),
  }),
  useCases: section('Use cases', {
    detailsLabel: line('Text that opens the details of a use case', 40, 'What it involves'),
  }),
  consultation: section('Client quotes', {
    carouselLabel: line('Name of the client quotes for screen readers', 60, 'What clients say about working with us'),
    slideLabel: line('Word for one slide, for screen readers', 24, 'quote'),
    chooseLabel: line('Name of the dots for screen readers', 40, 'Choose a quote'),
    positionLabel: template('Name of one dot', 40, 'Quote {n} of {count}'),
    bookLabel: line('Booking button', 40, 'Book Your Free Strategy Call'),
  }),
})
