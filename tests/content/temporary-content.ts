import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fixTree } from '@/lib/content/check'
import { temporaryFolder, writeFiles } from '../support/temporary-folder'
import { samplePicture, toTree, validFiles } from './fixture'

const root = join(import.meta.dirname, '../..')

/** The valid files of the fixture in canonical form, so that the check has nothing to warn about. */
const filesInForm = (): Record<string, string> => {
  const files = validFiles()
  for (const { path, text } of fixTree(toTree(files))) if (text !== undefined) files[path] = text
  return files
}

/**
 * Writes the valid files of the fixture in canonical form, changed by `change`, to a new folder that is removed after the test, and
 * returns its path.
 */
export function writeContent(change: (files: Record<string, string>) => void = () => undefined): string {
  const folder = join(temporaryFolder(), 'content')
  const files = filesInForm()
  change(files)
  writeFiles(folder, files)
  if (Object.values(files).some((text) => text.includes(samplePicture.address)))
    writeFiles(join(folder, '../public'), { [samplePicture.address]: samplePicture.bytes })
  return folder
}

/** Runs a program of tools/ on a content folder. The variables of a real GitHub run are left out. */
export async function runTool(
  tool: 'content-check' | 'content-fix' | 'launch-check',
  content: string,
  ...options: readonly string[]
): Promise<{ code: number; stdout: string }> {
  const { GITHUB_ACTIONS: _, GITHUB_STEP_SUMMARY: __, ...outside } = process.env
  const settings = { cwd: root, env: outside }
  return promisify(execFile)(
    process.execPath,
    ['tools/run-bundled.mjs', `tools/${tool}.ts`, content, ...options],
    settings,
  ).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
}
