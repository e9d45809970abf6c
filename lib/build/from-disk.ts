import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Documents, loadContent } from '../content/load-content'
import { describePicture, drawingAt } from './describe-picture'
import { today } from './today'

/** Where rendered bodies are, in the project: `faq/prices.html`. */
export const bodiesFolder = '.cache/bodies'

/** Where the style sheet with the colors of the site is, in the project; app/globals.css imports it. */
export const colorsFile = '.cache/styles/colors.css'

/** Where Contentlayer's documents are, in the project. */
export const documentsFolder = '.contentlayer/generated'

/** The content as it was when the check last passed it, in the project: `npm run dev` shows it. */
export const checkedFolder = '.cache/checked/content'

/** The content of the project in the working directory, with the day and the settings of this process. `SITE_URL` replaces the origin. */
export function contentOf(documents: Documents) {
  const dev = process.env.NODE_ENV === 'development'
  const bodies = join(/* turbopackIgnore: true */ process.cwd(), bodiesFolder)
  const files = {
    bodyOf: (name: string) => readFileSync(join(bodies, `${name}.html`), 'utf8'),
    // `npm run dev` shows pictures as they are.
    pictureAt: (address: string, use: 'text' | 'portrait') => describePicture(address, use, dev),
    drawingAt,
  }
  return loadContent(documents, files, { day: today(), dev, origin: process.env['SITE_URL'] })
}
