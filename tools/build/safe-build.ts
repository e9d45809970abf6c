import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A stage of a build. Its work fails by throwing an error whose message is one sentence. */
export type Stage = readonly [name: string, work: () => Promise<unknown>]

/** The folders of a project that builds exchange, and the file that keeps two builds apart. */
const placesIn = (root: string) => ({
  out: join(root, 'out'),
  staging: join(root, 'out.next'),
  previous: join(root, '.cache', 'out.previous'),
  lock: join(root, '.cache', 'build.lock'),
})

const isAlive = (processId: number) => {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Claims the build for this process until it ends; returns the process that holds the lock: a build, or a program of a killed one. */
const claim = (lock: string): number | undefined => {
  mkdirSync(dirname(lock), { recursive: true })
  const ids = existsSync(lock) ? readFileSync(lock, 'utf8').split('\n').map(Number) : []
  const holder = ids.find((id) => id > 0 && id !== process.pid && isAlive(id))
  if (holder !== undefined) return holder
  rmSync(lock, { force: true })
  writeFileSync(lock, String(process.pid), { flag: 'wx' })
  process.once('exit', () => rmSync(lock, { force: true }))
  return undefined
}

/** Adds a program of the build to its lock: when the build is killed, the program goes on for a while and writes files. */
export const recordProgram = (root: string, processId: number): void =>
  appendFileSync(placesIn(root).lock, `\n${processId}`)

/** Removes an unfinished export, and restores the old one if a build was killed during the exchange. */
async function prepare(root: string): Promise<void> {
  const { out, staging, previous } = placesIn(root)
  if (existsSync(previous) && !existsSync(out)) renameSync(previous, out)
  for (const folder of [previous, staging]) await rm(folder, { recursive: true, force: true })
}

/** Replaces the old export by the new one, with two renames in direct succession: Node has no call for exchanging folders. */
async function exchange(root: string): Promise<void> {
  const { out, staging, previous } = placesIn(root)
  if (existsSync(out)) renameSync(out, previous)
  try {
    renameSync(staging, out)
  } finally {
    await prepare(root)
  }
}

/** What failed and, for errors of the operating system, what to do. */
const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { code = '', path = 'A file' }: NodeJS.ErrnoException = error
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full. Free some space, then build again.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${path} cannot be read or written. Check its permissions, then build again.`
  return error.message
}

/**
 * Builds the site of a project with stages that write into its folder `out.next`, and replaces the old `out` after every stage has succeeded. Whatever fails, and wherever the
 * process is killed, the last good site stays, or is restored by the next build.
 * @returns A sentence when the site was not replaced.
 */
export async function buildSite(root: string, stages: readonly Stage[]): Promise<string | undefined> {
  const { out, lock } = placesIn(root)
  const holder = claim(lock)
  if (holder !== undefined)
    return `Another build of this project is running (process ${holder}). Wait until it is done, then try again. If that process is no build, delete ${lock}.`
  const all: readonly Stage[] = [
    ['Prepare the folders', () => prepare(root)],
    ...stages,
    ['Replace out/', () => exchange(root)],
  ]
  for (const [name, work] of all) {
    const began = performance.now()
    console.log(`\n▸ ${name}`)
    try {
      await work()
    } catch (error) {
      const state = existsSync(out)
        ? 'out/ still holds the last good build.'
        : 'There is no earlier build, so there is no out/ yet.'
      return `\n${`The build stopped at "${name}". ${explain(error)}`.trim()} ${state}`
    }
    console.log(`  done in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  return undefined
}
