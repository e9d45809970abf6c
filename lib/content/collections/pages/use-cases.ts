import { z } from 'zod'
import { routes } from '../../../routes'
import { reference } from '../../schemas/addresses'
import { pageHead, section, seo } from '../../schemas/page-parts'
import { group, groups, line, list, paragraph, whole } from '../../schemas/text'
import { page } from '../define'

const orderList = group('Featured use case', {
  useCase: reference('Use case', 'useCases', 'retail-reorder'),
  title: line('Title of the window', 40, 'Weekly order list'),
  note: line('Note beside the title', 40, 'Cherokee Street, Monday 7:00'),
  itemLabel: line('Heading of the items', 24, 'Item'),
  soldLabel: line('Heading of the sales', 24, 'Sold, four weeks'),
  stockLabel: line('Heading of the stock', 24, 'In the shop'),
  orderLabel: line('Heading of the suggested quantity', 24, 'Order'),
  rows: groups('Lines', 3, 7, 'Line', {
    item: line('Item', 40, 'Toasted ravioli'),
    reason: line('Why this quantity', 60, 'Home games Friday to Sunday'),
    sold: list('Sold', whole('Units', 0, 99, 38), 4, 4).describe('Units sold in each of the last four weeks'),
    stock: whole('Units in stock', 0, 99, 31),
    order: whole('Units to order', 0, 99, 60),
    changed: z.boolean().optional().meta({ title: 'Changed', description: 'The line that the buyer changed' }),
  }),
  totalLabel: line('What is ready to be sent', 60, '4 purchase orders, 174 pieces'),
  decision: line('What is still to be decided', 40, 'Waiting for the buyer’s approval'),
  caption: paragraph('Caption that describes the picture', 240, 'An order list with sample figures.'),
}).describe('The featured use case and its product window')

export const useCasesPage = page('use-cases', 'Use cases page', [routes.useCases.path], {
  seo,
  head: pageHead,
  indexLabel: line('Name of the list of results', 40, 'Results at a glance'),
  detailsLabel: line('Heading above the details of a use case', 40, 'How it works'),
  serviceLabel: line('Text before the name of the service', 40, 'Part of'),
  toolLabel: line('Text before the ready-made tool', 40, 'Ready-made:'),
  orderList,
  callToAction: section('Call to action', {
    calculatorLabel: line('Button to the calculator', 40, 'Open the ROI calculator'),
  }),
})
