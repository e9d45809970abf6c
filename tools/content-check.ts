/** `npm run content:check [folder]`: prints every problem of the content and exits with 1, or their number and 0. */
import { reportContent } from './check/report-content'

if (!reportContent(process.argv[2])) process.exitCode = 1
