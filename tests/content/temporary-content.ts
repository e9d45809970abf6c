import { join } from 'node:path'
import { vi } from 'vitest'
import { fixTree } from '@/tools/check/site-check'
import { temporaryFolder, writeFiles } from '../support/temporary-folder'
import { samplePicture, toTree, validFiles } from './fixture'

const root = join(import.meta.dirname, '../..')

const valid = validFiles()
const inForm = fixTree(toTree(valid)).flatMap(({ path, text }) => (text === undefined ? [] : [[path, text] as const]))

/**
 * Writes the valid files of the fixture in canonical form, changed by `change`, to a new folder that is removed after the test, and
 * returns its path.
 */
export function writeContent(change: (files: Record<string, string>) => void = () => undefined): string {
  const folder = join(temporaryFolder(), 'content')
  const files = { ...valid, ...Object.fromEntries(inForm) }
  change(files)
  writeFiles(folder, files)
  if (Object.values(files).some((text) => text.includes(samplePicture.address)))
    writeFiles(join(folder, '../public'), { [samplePicture.address]: samplePicture.bytes })
  return folder
}

let runs = 0

/** Runs a program of tools/ on a content folder, in this process. The variables of a real GitHub run are left out. */
export async function runTool(
  tool: 'content-check' | 'content-fix' | 'content-import' | 'launch-check',
  content: string,
  ...options: readonly string[]
): Promise<{ code: typeof process.exitCode; stdout: string }> {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  for (const name of ['GITHUB_ACTIONS', 'GITHUB_STEP_SUMMARY']) vi.stubEnv(name, undefined)
  const [node = ''] = process.argv
  process.argv = [node, tool, content, ...options]
  runs += 1
  // Each address is run anew.
  await import(`${root}/tools/${tool}.ts?${runs}`)
  const code = process.exitCode
  process.exitCode = undefined
  return { code, stdout: `${print.mock.calls.join('\n')}\n` }
}
