import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listFiles } from '@site/static-documents'
import budgets from '../../budgets.json'
import { git } from '../../lib/build/changes'
import { replaceFile } from '../setup/replace-file.mjs'

type Sizes = Partial<Record<keyof typeof budgets, number>>

/** The sizes of the last build of a commit without further changes. */
const record = '.cache/sizes.json'

const readRecord = async (): Promise<{ commit: string; sizes: Sizes }> =>
  JSON.parse(await readFile(record, 'utf8').catch(() => '{"commit":"","sizes":{}}'))

/** Bytes with gzip at its best. */
export const gzipSize = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g

/** What can be measured without a browser: the script of every page, and the styles of the page that has the most. */
async function sizesOf(out: string): Promise<Sizes> {
  const [first = ''] = (await readdir(join(out, 'enhancements'))).filter((file) => /^index-[^.]+\.js$/.test(file))
  const pages = (await listFiles(out)).filter((file) => file.endsWith('.html') && !file.includes('/'))
  const styles = await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(join(out, page), 'utf8')
      return gzipSize(Array.from(html.matchAll(styleElement), ([, rules]) => rules).join(''))
    }),
  )
  return { firstScript: gzipSize(await readFile(join(out, 'enhancements', first))), styles: Math.max(...styles) }
}

/** A sentence for each budget of budgets.json that an export exceeds, with what it has grown by since the last commit that was built. */
export function exceeded(sizes: Sizes, before: { commit: string; sizes: Sizes }): string[] {
  return (Object.keys(sizes) as (keyof Sizes)[]).flatMap((name) => {
    const [size = 0, earlier] = [sizes[name], before.sizes[name]]
    const { what, bytes, why } = budgets[name]
    if (size <= bytes) return []
    const grown = earlier === undefined ? '' : `, ${size - earlier} more than in commit ${before.commit.slice(0, 8)}`
    return [`${what}: ${size} bytes, ${size - bytes} above its limit in budgets.json${grown}. ${why}.`]
  })
}

/** Warns of each budget that an export exceeds; its tests fail then. */
export async function checkBudgets(out: string): Promise<void> {
  const sizes = await sizesOf(out)
  for (const sentence of exceeded(sizes, await readRecord())) console.warn(`  ${sentence}`)
  const commit = git('.', 'rev-parse', 'HEAD')
  if (commit && git('.', 'status', '--porcelain') === '') replaceFile(record, JSON.stringify({ commit, sizes }))
}
