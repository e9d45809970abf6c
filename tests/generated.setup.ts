import { runNode } from '@/tools/setup/run.mjs'

/**
 * Before all tests: Contentlayer's collections must be there, also on a checkout where nothing was built yet. Content
 * that cannot be read is no reason to hold back the tests that read none.
 */
export default async function setup(): Promise<void> {
  const { code, output } = await runNode(['tools/generate.mjs', '--if-absent'], { capture: true })
  if (code !== 0) console.error(output)
}
