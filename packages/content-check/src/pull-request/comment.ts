import { createHash } from 'node:crypto'
import { type Collections, entryIn, labelOf } from '../settings'
import { count } from '../words'
import { code, codeBlock, plain, sentence } from './markdown'
import type { PrintedFinding, PrintedResult } from './read-result'
import type { ChangedFile } from './suggestions'

/** What comments say of a site. */
export interface SiteFacts {
  collections: Collections
  /** The content folder, and the other folders in which there may be findings. */
  folders: readonly [content: string, ...others: string[]]
  /** Addresses of the pages that show what is in a file of the content folder. */
  pagesOf: (path: string) => readonly string[]
  /** The check without which nothing is merged. */
  requiredCheck: string
  /** How to look at the built site that a run of the check has, in the words after “the run”. */
  artifactHint: string
}

/** What a comment says of a pull request. Only the findings may come from its branch. */
export interface Checked extends PrintedResult {
  /** Findings whose repairs are suggestions at their lines. */
  suggested: ReadonlySet<PrintedFinding>
  files: readonly ChangedFile[]
  /** Address of the run of the check. */
  run: string
  /** Whether the run built the site. */
  isBuilt: boolean
  /** Address of the files as they were checked, and that of what is changed in them. */
  tree: string
  diff: string
  /** Absent where only the run has the built site. */
  preview?: string | undefined
}

/** Together the lists stay far below the 65,536 characters of a comment. */
const most = { findings: 50, length: 25_000, quotedLines: 15, pages: 12 }

/** The first line of a comment, by which it is found again. */
export const mark = '<!-- content-check -->'

const quotedRepair = ({ from, to, lines }: NonNullable<PrintedFinding['repair']>): string => {
  const place = to > from ? `lines ${from} to ${to}` : `line ${from}`
  if (lines.length === 0) return `Delete ${place}.`
  const task = to < from ? `Insert before ${place}:` : `Write in place of ${place}:`
  return `${task}\n\n${codeBlock(lines)}`.replace(/\n(?=.)/g, '\n  ')
}

const below = (folder: string, file: string): string =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : ''

function itemOf(finding: PrintedFinding, { files, suggested, tree, diff }: Checked, field: string): string {
  const { file, line, id, message, repair } = finding
  const words = `${sentence(message)}${id ? ` (${code(id)})` : ''}`
  // Markdown files are shown without lines unless they are plain.
  const address = `${tree}/${file.split('/').map(encodeURIComponent).join('/')}?plain=1#L${line}`
  const isRemoved = files.some(({ filename, status }) => filename === file && status === 'removed')
  const place = `${isRemoved ? 'Removed' : `[Line ${line}](<${address}>)`}${field && `, **${plain(field)}**`}`
  if (repair && suggested.has(finding)) {
    const change = `${diff}#diff-${createHash('sha256').update(file).digest('hex')}R${repair.to}`
    const help = `[A suggestion](<${change}>) ${repair.safe ? 'corrects' : 'may correct'} it with one click.`
    return `- ${place}: ${words} ${help}\n`
  }
  const isQuoted = repair && repair.lines.length <= most.quotedLines
  return `- ${place}: ${words}\n${isQuoted ? `\n  ${quotedRepair(repair)}\n` : ''}`
}

function listOf(findings: readonly PrintedFinding[], checked: Checked, { collections, folders }: SiteFacts): string {
  const items: string[] = []
  let [length, last] = [0, '']
  for (const finding of findings.slice(0, most.findings)) {
    const { file, path } = finding
    const { collection, slug = '' } = entryIn(collections, below(folders[0], file)) ?? {}
    const { label, item = label, isSingle } = collection ?? {}
    const entry = label && `**${isSingle ? label : `${item}, ${plain(slug)}`}** in `
    const head = file === last ? '' : `\n${entry ?? ''}${code(file)}\n\n`
    const text = `${head}${itemOf(finding, checked, collection ? labelOf(collection, path) : path)}`
    length += text.length
    if (length > most.length) break
    items.push(text)
    last = file
  }
  const rest = findings.length - items.length
  return `${items.join('').trim()}${rest > 0 ? `\n\n… and ${rest} more, which [the run](<${checked.run}>) lists.` : ''}`
}

function previewOf({ preview, run, isBuilt }: Checked, { artifactHint }: SiteFacts): string {
  if (!isBuilt) return `the site could not be built; [the run](<${run}>) says why.`
  return preview ? `<${preview}>, a few minutes after each commit.` : `[the run](<${run}>) ${artifactHint}`
}

function pagesIn({ files, preview }: Checked, { folders: [content], pagesOf }: SiteFacts): string {
  const entries = files.map(({ filename }) => below(content, filename)).filter(Boolean)
  const pages = [...new Set(entries.flatMap(pagesOf))]
  const link = (page: string) => (preview ? `[${plain(page)}](<${preview}${encodeURI(page)}>)` : code(page))
  const rest = pages.length > most.pages ? ` and ${pages.length - most.pages} more` : ''
  return pages.length > 0 ? `**Changed pages**: ${pages.slice(0, most.pages).map(link).join(', ')}${rest}` : ''
}

/** The comment on a pull request: what is wrong, what is worth a look, the preview, the changed pages, and which check counts. */
export function composeComment(checked: Checked, site: SiteFacts): string {
  const { findings, reason, files, run } = checked
  const errors = findings.filter(({ severity }) => severity === undefined)
  const warnings = findings.filter(({ severity }) => severity !== undefined)
  const leftOut = findings.filter(({ repair }) => repair === null).length
  const isReady = !reason && errors.length === 0
  const mistakes = `${count(errors.length, 'mistake')} ${errors.length === 1 ? 'keeps' : 'keep'} this change from being published`
  const headline = errors.length > 0 ? mistakes : 'The content has no mistakes'
  const isElsewhere = ({ filename }: ChangedFile) => !site.folders.some((folder) => filename.startsWith(`${folder}/`))
  return [
    mark,
    `### ${reason ? 'The content could not be checked' : headline}`,
    reason && `${reason} [The run](<${run}>) says more.`,
    listOf(errors, checked, site),
    warnings.length > 0 && `#### Worth a look\n\n${listOf(warnings, checked, site)}`,
    leftOut > 0 && `${count(leftOut, 'correction')} ${leftOut === 1 ? 'is' : 'are'} too long to be shown here.`,
    !reason && `**Preview**: ${isReady ? previewOf(checked, site) : 'follows when the mistakes are corrected.'}`,
    pagesIn(isReady ? checked : { ...checked, preview: undefined }, site),
    files.some(isElsewhere) && 'Not only content is changed: it was checked by the rules of the main branch.',
    files.some(({ filename }) => filename.startsWith('.github/')) &&
      '**The checks are changed, too**: look at that first, since what they say may be wrong.',
    `**The check that counts** is “${site.requiredCheck}”: merge when it has passed.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
