import { existsSync } from 'node:fs'
import { claimBuild } from './lock'
import { type BuildFolders, exchange, prepareFolders } from './publish'
import { runStages, type Stage } from './run-stages'

/** What a build needs to know. */
export interface SiteBuild {
  folders: BuildFolders
  /** Path of the file that keeps two builds apart. */
  lock: string
  /** They write the new site into the staging folder. */
  stages: readonly Stage[]
}

/**
 * Builds a site in its staging folder and replaces the old one after every stage has succeeded. Whatever fails, and wherever the
 * process is killed, the last good site stays, or is restored by the next build.
 * @returns A sentence when the site was not replaced.
 */
export async function buildSite({ folders, lock, stages }: SiteBuild): Promise<string | undefined> {
  const holder = claimBuild(lock)
  if (holder !== undefined)
    return `Another build of this project is running (process ${holder}). Wait until it is done, then try again. If that process is no build, delete ${lock}.`
  const problem = await runStages([
    ['Prepare the folders', () => prepareFolders(folders)],
    ...stages,
    ['Replace out/', () => exchange(folders)],
  ])
  if (problem === undefined) return undefined
  const state = existsSync(folders.out)
    ? 'out/ still holds the last good build.'
    : 'There is no earlier build, so there is no out/ yet.'
  return `\n${problem} ${state}`
}
