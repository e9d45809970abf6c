import { createHash } from 'node:crypto'
import type { Collections } from '../settings'
import { count } from '../words'
import { entryIn, labelOf } from './forms'
import { code, codeBlock, plain, sentence } from './markdown'
import type { CheckedProblem } from './read-result'
import type { ChangedFile } from './suggestions'

/** What comments say of a site. */
export interface SiteFacts {
  collections: Collections
  /** The content folder, and the other folders in which there may be problems. */
  folders: readonly [content: string, ...others: string[]]
  /** Addresses of the pages that show what is in a file of the content folder. */
  pagesOf: (path: string) => readonly string[]
  /** The check without which nothing is merged. */
  requiredCheck: string
  /** How to look at the built site that a run of the check has, in the words after “the run”. */
  artifactHint: string
}

/** What a comment says of a pull request. Only the problems may come from its branch. */
export interface Findings {
  problems: readonly CheckedProblem[]
  /** Why the problems are not known. */
  reason?: string
  /** Problems whose repairs are suggestions at their lines. */
  suggested: ReadonlySet<CheckedProblem>
  files: readonly ChangedFile[]
  /** How many mistakes the comment named before. */
  before: number
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
const most = { problems: 50, length: 25_000, quotedLines: 15, pages: 12 }

/** How many mistakes an earlier comment names; undefined for other comments. */
export const mistakesIn = (body: string): number | undefined => {
  const [, mistakes] = /^<!-- content-check: (\d+) -->/.exec(body) ?? []
  return mistakes === undefined ? undefined : Number(mistakes)
}

const quotedRepair = ({ from, to, lines }: NonNullable<CheckedProblem['repair']>): string => {
  const place = to > from ? `lines ${from} to ${to}` : `line ${from}`
  if (lines.length === 0) return `Delete ${place}.`
  const task = to < from ? `Insert before ${place}:` : `Write in place of ${place}:`
  return `${task}\n\n${codeBlock(lines)}`.replace(/\n(?=.)/g, '\n  ')
}

/** The problems by file, each with its line, field, and repair. */
function listOf(problems: readonly CheckedProblem[], findings: Findings, { collections, folders }: SiteFacts): string {
  let text = ''
  let file = ''
  let shown = 0
  for (const problem of problems.slice(0, most.problems)) {
    const { line, path, message, repair } = problem
    const { collection, slug = '' } = entryIn(collections, problem.file.slice(folders[0].length + 1)) ?? {}
    const name = collection?.isSingle ? collection.label : `${collection?.item ?? collection?.label}, ${plain(slug)}`
    const head = problem.file === file ? '' : `\n${collection ? `**${name}** in ` : ''}${code(problem.file)}\n\n`
    // Markdown files are shown without lines unless they are plain.
    const address = `${findings.tree}/${problem.file.split('/').map(encodeURIComponent).join('/')}?plain=1#L${line}`
    const label = path && `, **${plain(collection ? labelOf(collection, path) : path)}**`
    const place = `#diff-${createHash('sha256').update(problem.file).digest('hex')}R${repair?.to ?? line}`
    const help = findings.suggested.has(problem)
      ? ` [A suggestion](<${findings.diff}${place}>) mends it with one click.`
      : repair && repair.lines.length <= most.quotedLines && `\n\n  ${quotedRepair(repair)}\n`
    const isRemoved = findings.files.some(({ filename, status }) => filename === problem.file && status === 'removed')
    const link = isRemoved ? 'Removed' : `[Line ${line}](<${address}>)`
    const item = `${head}- ${link}${label}: ${sentence(message)}${help || ''}\n`
    if (text.length + item.length > most.length) break
    text += item
    file = problem.file
    shown += 1
  }
  const rest = problems.length - shown
  return `${text.trim()}${rest > 0 ? `\n\n… and ${rest} more, which [the run](<${findings.run}>) lists.` : ''}`
}

function headlineOf(mistakes: number, before: number): string {
  if (mistakes === 0) return before > 0 ? 'All mistakes are mended' : 'The content has no mistakes'
  return `${count(mistakes, 'mistake')} ${mistakes === 1 ? 'keeps' : 'keep'} this change from being published`
}

function previewOf({ preview, run, isBuilt }: Findings, { artifactHint }: SiteFacts): string {
  if (!isBuilt) return `the site could not be built; [the run](<${run}>) says why.`
  return preview ? `<${preview}>, a few minutes after each commit.` : `[the run](<${run}>) ${artifactHint}`
}

function pagesIn({ files, preview }: Findings, { folders: [content], pagesOf }: SiteFacts): string {
  const entries = files.flatMap(({ filename: file }) =>
    file.startsWith(`${content}/`) ? file.slice(content.length + 1) : [],
  )
  const pages = [...new Set(entries.flatMap(pagesOf))]
  const link = (page: string) => (preview ? `[${plain(page)}](<${preview}${encodeURI(page)}>)` : code(page))
  const rest = pages.length > most.pages ? ` and ${pages.length - most.pages} more` : ''
  return pages.length > 0 ? `**Changed pages**: ${pages.slice(0, most.pages).map(link).join(', ')}${rest}` : ''
}

/** The comment on a pull request: what is wrong, what is worth a look, the preview, the changed pages, and which check counts. */
export function composeComment(findings: Findings, site: SiteFacts): string {
  const { problems, reason, files, before, run } = findings
  const errors = problems.filter(({ severity }) => severity === undefined)
  const warnings = problems.filter(({ severity }) => severity !== undefined)
  const isReady = !reason && errors.length === 0
  const isElsewhere = ({ filename }: ChangedFile) => !site.folders.some((folder) => filename.startsWith(`${folder}/`))
  return [
    `<!-- content-check: ${errors.length} -->`,
    `### ${reason ? 'The content could not be checked' : headlineOf(errors.length, before)}`,
    reason && `${reason} [The run](<${run}>) says more.`,
    listOf(errors, findings, site),
    warnings.length > 0 && `#### Worth a look\n\n${listOf(warnings, findings, site)}`,
    !reason && `**Preview**: ${isReady ? previewOf(findings, site) : 'follows when the mistakes are mended.'}`,
    pagesIn(isReady ? findings : { ...findings, preview: undefined }, site),
    files.some(isElsewhere) && 'Not only content is changed: it was checked by the rules of the main branch.',
    files.some(({ filename }) => filename.startsWith('.github/')) &&
      '**The checks are changed, too**: look at that first, since what they say may be wrong.',
    `**The check that counts** is “${site.requiredCheck}”: merge when it has passed.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
