import { z } from 'zod'
import { line, pageHead, paragraph, reference, sectionHead, seo } from '../text'

const orderList = z
  .strictObject({
    useCase: reference('useCases'),
    title: line('Title of the window', 40),
    note: line('Note beside the title', 40),
    itemLabel: line('Heading of the items', 24),
    soldLabel: line('Heading of the sales', 24),
    stockLabel: line('Heading of the stock', 24),
    orderLabel: line('Heading of the suggested quantity', 24),
    rows: z
      .array(
        z.strictObject({
          item: line('Item', 40),
          reason: line('Why this quantity', 60),
          sold: z.array(z.int().min(0).max(99)).length(4).describe('Units sold in each of the last four weeks'),
          stock: z.int().min(0).max(99).describe('Units in stock'),
          order: z.int().min(0).max(99).describe('Units to order'),
          changed: z.boolean().optional().describe('true for the line that the buyer changed'),
        }),
      )
      .min(3)
      .max(7),
    totalLabel: line('What is ready to be sent', 60),
    approveLabel: line('Text on the button in the picture', 24),
    caption: paragraph('Caption that describes the picture, for screen readers too', 240),
  })
  .describe('The featured use case and its product window')

export const useCasesPageSchema = z.strictObject({
  seo,
  head: pageHead,
  indexLabel: line('Name of the list of results', 40),
  detailsLabel: line('Heading above the details of a use case', 40),
  serviceLabel: line('Text before the name of the service', 40),
  orderList,
  callToAction: sectionHead.extend({
    calculatorLabel: line('Button to the calculator', 40),
    bookLabel: line('Booking button', 40),
  }),
})
