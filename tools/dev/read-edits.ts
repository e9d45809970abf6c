// Reads the content after every edit, for `npm run dev`, which reports its mistakes: while a file is broken, pages keep their old text.
import { locateContent } from '../../lib/content/content-folder.mjs'
import { readContent } from '../content/read-content'
import { watchFolder } from './watch-folder.mjs'

const root = process.cwd()
let reading = Promise.resolve(true)

const read = () => {
  reading = reading.then(() => readContent(root, () => undefined))
}

watchFolder(locateContent(root).folder, read)
read()
