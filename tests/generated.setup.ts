import { existsSync } from 'node:fs'
import { programs, runNode } from '@/tools/setup/run.mjs'

/**
 * Reads the content before all tests, for a checkout where nothing was built yet. Broken content does not
 * stop the tests that read none.
 */
export default async function setup(): Promise<void> {
  // Looked for here too, since starting the program takes seconds.
  if (existsSync('.contentlayer/generated') && existsSync('.next/types/routes.d.ts')) return
  const { code, output } = await runNode([...programs.generate, '--if-absent'], { capture: true })
  if (code !== 0) console.error(output)
}
