import { existsSync, renameSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

/** The folders of a build; all must be on one file system, since they are renamed. */
export interface BuildFolders {
  /** The finished export, which hosts and the local server read. */
  out: string
  /** The new export during the build. */
  staging: string
  /** The old export during the exchange. */
  previous: string
}

/** Prepares a build: removes an unfinished export, and restores the old one if a build was killed during the exchange. */
export async function prepareFolders({ out, staging, previous }: BuildFolders): Promise<void> {
  if (existsSync(previous) && !existsSync(out)) await rename(previous, out)
  await rm(previous, { recursive: true, force: true })
  await rm(staging, { recursive: true, force: true })
}

/**
 * Replaces the old export with the new one. The two renames follow each other directly, so that out/ is missing for less than a
 * millisecond; Node has no way to exchange two folders in one call.
 * @throws Error when renaming fails; the old export is then in its place again.
 */
export async function exchange({ out, staging, previous }: BuildFolders): Promise<void> {
  const had = existsSync(out)
  if (had) renameSync(out, previous)
  try {
    renameSync(staging, out)
  } catch (error) {
    if (had) renameSync(previous, out)
    throw error
  }
  await rm(previous, { recursive: true, force: true })
}
