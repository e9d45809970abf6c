import { jobPagePath, routes } from '../../../routes'
import { pageHead, seo } from '../../schemas/page-parts'
import { line, paragraph } from '../../schemas/text'
import { page } from '../define'

export const careersPage = page('careers', 'Careers page', [routes.careers.path, jobPagePath('<job>')], {
  seo,
  head: pageHead,
  listHeading: line('Heading above the jobs', 40, 'Open Positions'),
  detailsLabel: line('Button that opens a job', 30, 'View Details'),
  summaryHeading: line('Heading of the summary in the dialog', 40, 'Position Summary'),
  qualificationsHeading: line('Heading of the qualifications in the dialog', 40, 'Qualifications'),
  pageLabel: line('Link from the dialog to the page of the job', 40, 'Page of this job, to share or print'),
  backLabel: line('Link to all open jobs', 40, 'All open positions').describe('On the page of a job'),
  othersHeading: line('Heading above the other jobs', 40, 'Other open positions').describe('On the page of a job'),
  closedText: paragraph('Text on the page of a closed job', 200, 'This position is closed.'),
  applyLabel: line('Button that opens the mail draft', 40, 'Apply for This Position'),
  applyNote: paragraph('What to send; the e-mail address follows', 200, 'Send your resume by e-mail to'),
  postedLabel: line('Text before the day of posting', 20, 'Posted'),
  untilLabel: line('Text before the last day to apply', 20, 'Apply by'),
  unlistedText: paragraph(
    'Text below the jobs; the e-mail address follows',
    200,
    'If none of these fits you, write to',
  ),
  emptyText: paragraph('Text when no job is open; the e-mail address follows', 200, 'No job is open. Write to'),
})
