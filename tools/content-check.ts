/** `npm run content:check [folder]`: prints every problem of the content and exits with 1, or the number of documents and exits with 0. */
import { reportContent } from './check/report-content'

if (!reportContent(process.argv[2])) process.exitCode = 1
