import { z } from 'zod'
import { line, pageHead, sectionHead, seo } from '../text'

export const useCasesPageSchema = z.strictObject({
  seo,
  head: pageHead,
  indexLabel: line('Name of the list of results', 40),
  detailsLabel: line('Heading above the details of a use case', 40),
  scales: z
    .array(
      z.strictObject({
        unit: line('Unit of a metric, such as % or hours', 16),
        total: z.int().min(10).max(100).describe('Number of cells that stand for the whole'),
        columns: z.int().min(5).max(12).describe('Cells in a row'),
        caption: line('What the cells are', 60),
      }),
    )
    .max(8)
    .describe('How a metric is drawn as cells, by its unit; metrics with other units are not drawn'),
  serviceLabel: line('Words before the name of the service', 40),
  call: sectionHead.extend({
    calculatorLabel: line('Button to the calculator', 40),
    bookLabel: line('Booking button', 40),
  }),
})
