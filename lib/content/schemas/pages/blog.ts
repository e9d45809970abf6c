import { z } from 'zod'
import { line, pageHead, seo } from '../text'

export const blogPageSchema = z.strictObject({
  seo,
  head: pageHead,
  readTimeLabel: line('Unit after the minutes, such as min read', 20),
  updatedLabel: line('Word before the day of the last change', 20),
  tagsLabel: line('Name of the list of tags for screen readers', 30),
  backLabel: line('Link back to the list', 30),
  contentsLabel: line('Heading of the table of contents', 30),
  previousLabel: line('Word above the older article', 30),
  nextLabel: line('Word above the newer article', 30),
  aroundLabel: line('Name of the links to the articles before and after', 40),
  relatedHeading: line('Heading above related articles', 40),
  pageLabel: line('Word before the number of a list page', 30),
  newerLabel: line('Link to the page with newer articles', 30),
  olderLabel: line('Link to the page with older articles', 30),
  paginationLabel: line('Name of the links to other pages of the list', 40),
  callToActionHeading: line('Heading above the buttons at the end of an article', 60),
  callToActionLabels: z.strictObject({
    leadForm: line('Button to the lead form', 40),
    services: line('Button to the services', 40),
    booking: line('Booking button', 40),
  }),
})
