import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { validFiles } from './fixture'

const root = join(import.meta.dirname, '../..')

/** Writes the valid files of the fixture, changed by `change`, to a new folder and returns its path. */
export function writeContent(change: (files: Record<string, string>) => void = () => undefined): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
  const files = validFiles()
  change(files)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Runs a program of tools/ on a content folder. The variables of a real GitHub run are left out. */
export async function runTool(
  tool: 'content-check' | 'launch-check',
  content: string,
  environment: Record<string, string> = {},
): Promise<{ code: number; stdout: string }> {
  const { GITHUB_ACTIONS: _, GITHUB_STEP_SUMMARY: __, ...outside } = process.env
  const options = { cwd: root, env: { ...outside, ...environment } }
  return promisify(execFile)(process.execPath, ['--import', 'tsx', `tools/${tool}.ts`, content], options).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
}
