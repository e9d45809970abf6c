import { appendFileSync } from 'node:fs'
import { formatAnnotations, formatJson, formatResult, formatSummary, type OnBody } from '@site/content-check'
import { checkSpelling } from '@site/content-check/node'
import dictionary from 'dictionary-en'
import { checkEntryLayout, spelling } from '../../lib/content/check'
import type { CollectionName } from '../../lib/content/collections'
import { openedTree } from './content-tree'
import { checkTree, readEntry } from './site-check'

const checkAmericanEnglish = checkSpelling({ ...spelling, dictionary: () => dictionary })

/**
 * Checks a content folder and prints every error and warning, or the number of entries.
 * @param options.folder `content` by default.
 * @param options.inBuild Leaves out layout, spelling, and the marks for GitHub: the same run has them from `npm run content:check`.
 * @param options.asJson Prints a report for programs.
 * @returns The files, and the entries, but no entries when there were errors. Warnings do not count.
 */
export async function reportContent(options: {
  folder?: string | undefined
  inBuild?: boolean
  asJson?: boolean
  onBody?: OnBody<CollectionName>
}) {
  const { folder, inBuild = false, asJson = false, onBody } = options
  const read: typeof readEntry = (file, label, bytes) => readEntry(file, label, bytes, onBody)
  const tree = await openedTree(folder)
  const result = checkTree(tree, read, inBuild ? [] : [checkEntryLayout, checkAmericanEnglish])
  const colors = process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined
  console.log(asJson ? formatJson(result) : formatResult(result, colors))
  const valid = { files: tree.files, entries: result.errors.length === 0 ? result.entries : undefined }
  if (inBuild || asJson) return valid
  if (!tree.published)
    console.log(
      'Not compared with what is published: there is no Git history here, or it is cut off (a shallow clone).',
    )
  const { GITHUB_ACTIONS: isOnGitHub, GITHUB_STEP_SUMMARY: summary } = process.env
  if (isOnGitHub && result.errors.length + result.warnings.length > 0) console.log(formatAnnotations(result))
  if (summary) appendFileSync(summary, formatSummary(result))
  return valid
}
