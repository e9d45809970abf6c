import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Failure, nameFullDisk } from '../setup/command.mjs'

/** A stage of a build. Its work fails by throwing an error whose message is one sentence. */
export type Stage = readonly [name: string, work: () => unknown]

// Where builds put what they exchange, and the file that keeps two of them apart. The working directory is the project.
const [out, staging, previous, lock] = ['out', 'out.next', '.cache/out.previous', '.cache/build.lock']

const isAlive = (processId: number): boolean => {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}

/** Claims the build for this process until it ends. Next has a lock of its own, which also tells when it has outlived a build that was killed. */
function claim(): void {
  mkdirSync('.cache', { recursive: true })
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
  if (holder > 0 && holder !== process.pid && isAlive(holder))
    throw new Failure(
      `Another build of this project is running (process ${holder}). Wait until it is done, then try again. If that process is no build, delete ${lock}.`,
    )
  writeFileSync(lock, String(process.pid))
  process.once('exit', () => rmSync(lock, { force: true }))
}

/** Removes an unfinished export, and restores the old one if a build was killed during the exchange. */
function tidy(): void {
  if (existsSync(previous) && !existsSync(out)) renameSync(previous, out)
  for (const folder of [previous, staging]) rmSync(folder, { recursive: true, force: true })
}

/** Replaces the old export by the new one, with two renames in direct succession: Node has no call for exchanging folders. */
function exchange(): void {
  if (existsSync(out)) renameSync(out, previous)
  renameSync(staging, out)
}

/**
 * Builds the site with stages that write into the folder `out.next`, and replaces the old `out` after every stage has succeeded. Whatever fails, and wherever the
 * process is killed, the last good site stays, or is restored by the next build.
 * @throws Failure when the site was not replaced.
 */
export async function buildSite(stages: readonly Stage[]): Promise<void> {
  claim()
  tidy()
  for (const [name, work] of [...stages, ['Replace out/', exchange] as const]) {
    const began = performance.now()
    console.log(`\n▸ ${name}`)
    try {
      await work()
    } catch (error) {
      const reason = nameFullDisk(error)
      tidy()
      const state = existsSync(out)
        ? 'out/ still holds the last good build.'
        : 'There is no earlier build, so there is no out/ yet.'
      throw new Failure(
        `\nThe build stopped at "${name}". ${reason instanceof Error ? reason.message : reason} ${state}`,
      )
    }
    console.log(`  done in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  tidy()
}
