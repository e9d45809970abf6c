import { cp, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What Next 16.4 exported for four small pages: on-demand, none, at-once and not found. */
export const fixture = join(import.meta.dirname, 'fixture')

export const readFixture = (file: string): Promise<string> => readFile(join(fixture, file), 'utf8')

/** A copy that a test may change. */
export async function copyFixture(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  await cp(fixture, folder, { recursive: true })
  return folder
}
