// A separate program, so that it can run while the social images are drawn.
import { rmSync } from 'node:fs'
import { locateContent } from '../../lib/content/content-folder.mjs'
import { keepGoodCopy } from '../content/fetch-content.mjs'
import { readContent } from '../content/read-content'

const root = process.cwd()
// The documents of other content are not those that tools/generate.mjs has recorded.
if (!locateContent(root).isOwn) rmSync('.cache/documents.json.json', { force: true })
if (await readContent(root)) keepGoodCopy(root)
else process.exitCode = 1
