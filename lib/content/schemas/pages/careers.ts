import { z } from 'zod'
import { pageHead, seo } from '../page-parts'
import { line, paragraph } from '../text'

export const careersPageSchema = z.strictObject({
  seo,
  head: pageHead,
  listHeading: line('Heading above the jobs', 40, 'Open Positions'),
  detailsLabel: line('Button that opens a job', 30, 'View Details'),
  summaryHeading: line('Heading of the summary in the dialog', 40, 'Position Summary'),
  qualificationsHeading: line('Heading of the qualifications in the dialog', 40, 'Qualifications'),
  pageLabel: line('Link to the page of the job', 40, 'Page of this job, to share or print').describe(
    'At the end of the dialog',
  ),
  backLabel: line('Link to all open jobs', 40, 'All open positions').describe('On the page of a job'),
  othersHeading: line('Heading above the other jobs', 40, 'Other open positions').describe('On the page of a job'),
  closedText: paragraph('Text when a job is closed', 200, 'This position is closed.').describe(
    'Shown on the page of a job after its last day to apply',
  ),
  applyLabel: line('Button that opens the mail draft', 40, 'Apply for This Position'),
  applyNote: paragraph('What to send', 200, 'Send your resume and cover letter by e-mail to').describe(
    'What to send; the e-mail address follows it',
  ),
  postedLabel: line('Text before the day of posting', 20, 'Posted'),
  untilLabel: line('Text before the last day to apply', 20, 'Apply by'),
  unlistedText: paragraph('Text below the jobs', 200, 'If none of these fits you, write to').describe(
    'For those who find no fitting job; the e-mail address follows it',
  ),
  emptyText: paragraph('Text when no job is open', 200, 'No position is open right now. Write anyway to').describe(
    'Shown when no job is open; the e-mail address follows it',
  ),
})
