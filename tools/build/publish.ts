import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { type Outcome, runStages, type Stage } from './stages'

/** Folders that a build works with; all must lie on one file system, since they are exchanged by renaming. */
export interface BuildFolders {
  /** The finished export, which hosts and the local server read. */
  out: string
  /** Where the new export grows. */
  staging: string
  /** Where the old export waits for the instant of the exchange. */
  previous: string
}

/**
 * Puts the export of the last good build back if a build was killed in the instant between the two renames.
 */
async function recover({ out, previous }: BuildFolders): Promise<void> {
  if (existsSync(previous) && !existsSync(out)) await rename(previous, out)
  await rm(previous, { recursive: true, force: true })
}

/** Exchanges the old export for the new one; if that fails, the old one is put back. */
async function exchange({ out, staging, previous }: BuildFolders): Promise<void> {
  const had = existsSync(out)
  if (had) await rename(out, previous)
  try {
    await rename(staging, out)
  } catch (error) {
    if (had) await rename(previous, out)
    throw error
  }
  await rm(previous, { recursive: true, force: true })
}

/**
 * Runs all steps and only then replaces the export. Whatever fails, the export of the last good build stays as it is,
 * byte for byte.
 * @param folders
 * @param groups Steps in order, see {@link runStages}.
 * @param print Receives text to show.
 */
export async function publish(
  folders: BuildFolders,
  groups: readonly (readonly Stage[])[],
  print: (text: string) => void,
): Promise<Outcome> {
  await recover(folders)
  await rm(folders.staging, { recursive: true, force: true })
  const outcome = await runStages(groups, folders.staging, print)
  if (!outcome.ok) return outcome
  if (!existsSync(folders.staging)) {
    return { ok: false, failed: 'publishing', message: 'The steps before it left no export to publish.' }
  }
  try {
    await exchange(folders)
  } catch (error) {
    return { ok: false, failed: 'publishing', message: error instanceof Error ? error.message : String(error) }
  }
  return outcome
}
