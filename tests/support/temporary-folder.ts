import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Writes files into a folder.
 * @param root The folder; created when missing.
 * @param files Contents by path below it.
 */
export function writeFiles(root: string, files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}

/**
 * Creates a folder that is removed after the test.
 * @param files Contents by path below it.
 * @returns Its absolute path.
 */
export function temporaryFolder(files: Record<string, string | Buffer> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'site-test-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFiles(root, files)
  return root
}
