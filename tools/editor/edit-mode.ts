import type { Entry } from '@site/content-check'
import type { PublishedIndex } from '@site/editor-page'
import { type BodyTexts, type IndexedSite, indexTexts } from '@site/editor-page/text-index'
import { builtBranch } from '../../lib/build/changes'
import { today } from '../../lib/build/today'
import { type CollectionName, collections, type Fields, type SiteCollection } from '../../lib/content/collections'
import { expandPlaceholders, type Placeholders } from '../../lib/content/placeholders'
import { factsOf, lifeOf, publicationOn } from '../../lib/content/publication'
import { formatDay, formatShortDay } from '../../lib/text/dates'
import { formatDollars } from '../../lib/text/money'
import { siteEditor } from './site-editor'

/** What the edit mode of previews knows of this site. */
const editedSite = (facts: Placeholders): IndexedSite<CollectionName> => ({
  ...siteEditor,
  paths: ({ collection, slug }) => {
    const { address, paths }: SiteCollection = collections[collection]
    // An entry is on its own page, not on those of others.
    const own = address ? [address(slug).replace(/#.*/, '')] : []
    return [...new Set([...paths.filter((path) => !address || !path.startsWith(address('<'))), ...own])]
  },
  expand: (text) => expandPlaceholders(text, facts),
  print: (value, { format }) => {
    if (typeof value === 'number') return [formatDollars(value)]
    if (format === 'date') return [formatDay(value), formatShortDay(value)]
    return value.startsWith('https://') ? [value.replace('https://', '')] : []
  },
})

/** What a click in a preview opens: the form, where the editor page edits the branch that the preview shows, or else the file on GitHub. */
const previewOpens = (editor: NonNullable<Fields<'site'>['editor']>): PublishedIndex['opens'] => {
  const { enabled, repository, branch: live } = editor
  const branch = builtBranch(process.cwd())
  if (!repository || !branch) return undefined
  const isLive = live ? branch === live : ['main', 'master'].includes(branch)
  return enabled && (isLive || branch.startsWith('cms/')) ? 'form' : `https://github.com/${repository}/edit/${branch}`
}

/** Where the texts are listed with their places, in the project. Those of `npm run dev` are apart: they have drafts, and it may run beside a build. */
export const textsFile = (isDev: boolean): string => `.cache/${isDev ? 'dev-texts' : 'texts'}.json`

/** Whether this build may be a preview: for another address than that of the live site, or since PREVIEW asks for one. */
export const mayBePreview = (): boolean => Boolean(process.env['SITE_URL'] || process.env['PREVIEW'])

/**
 * Lists where each text of the content is written, for a preview or `npm run dev`.
 * @param entries Those of a check that has found no mistake.
 * @param isDev Whether the pages show the content as it is edited, with its drafts.
 */
export function indexContent(entries: readonly Entry<CollectionName>[], bodies: BodyTexts, isDev: boolean) {
  const facts = factsOf(entries, today(), isDev) as Placeholders & Fields<'site'>
  const opens = isDev ? 'form' : facts.editor && previewOpens(facts.editor)
  const shown = entries.filter(({ collection, fields }) => {
    const publication = publicationOn(today(), lifeOf(collection, fields.data))
    return isDev || publication === 'live' || publication === 'expired'
  })
  const index = indexTexts(editedSite(facts), shown, bodies)
  return { ...index, ...(isDev && { follows: true as const }), ...(opens && { opens }) }
}
