import { z } from 'zod'
import { line, paragraph, sectionHead, seo } from '../text'

export const roiCalculatorPageSchema = z.strictObject({
  seo,
  hero: sectionHead.extend({
    lead: paragraph('Text below the heading', 320),
    startLabel: line('Button that scrolls to the calculator', 40),
    facts: z
      .array(line('Short fact beside the button', 40))
      .min(2)
      .max(3)
      .describe('Two or three facts about the calculator'),
  }),
  useCases: sectionHead.extend({ detailsLabel: line('Text that opens the details of a use case', 40) }),
  consultation: sectionHead.extend({
    carouselLabel: line('Name of the client quotes for screen readers', 60),
    slideLabel: line('Word for one slide, such as quote, for screen readers', 24),
    chooseLabel: line('Name of the dots for screen readers', 40),
    positionLabel: line('Name of one dot; [n] and [count] are replaced', 40),
    bookLabel: line('Booking button', 40),
  }),
})
