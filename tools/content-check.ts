/** `npm run content:check [folder]`: prints every error and warning of the content; exits with 1 if there are errors. */
import { reportContent } from './check/report-content'

if (!reportContent(process.argv[2])) process.exitCode = 1
