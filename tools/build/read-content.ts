// A separate program, so that it can run while the social images are drawn.
import { keepGoodCopy } from '../content/fetch-content'
import { readContent } from '../content/read-content'

const root = process.cwd()
if (await readContent(root, { inBuild: true })) keepGoodCopy(root)
else process.exitCode = 1
