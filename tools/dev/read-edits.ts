// For `npm run dev`, which shows what this prints when the content has mistakes.
import { readContent } from '../content/read-content'

if (!(await readContent(process.cwd(), { inBuild: false }))) process.exitCode = 1
