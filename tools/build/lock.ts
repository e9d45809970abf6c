import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const isAlive = (processId: number) => {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The process of a lock that still runs: the build, or a program of a build that was killed. */
const findHolder = (file: string): number | undefined => {
  try {
    const ids = readFileSync(file, 'utf8').split('\n').map(Number)
    return ids.find((id) => id > 0 && id !== process.pid && isAlive(id))
  } catch {
    return undefined
  }
}

/**
 * Claims the build for this process, so that two builds never write into the same folder. The lock of processes that have ended
 * is ignored. Released when this process ends.
 * @param file Path of the lock.
 * @returns The id of the process that holds the lock, or undefined when this process has claimed it.
 */
export function claimBuild(file: string): number | undefined {
  mkdirSync(dirname(file), { recursive: true })
  const holder = findHolder(file)
  if (holder !== undefined) return holder
  rmSync(file, { force: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    return findHolder(file)
  }
  process.once('exit', () => rmSync(file, { force: true }))
  return undefined
}

/** Adds a program of the build to its lock: when the build is killed, the program goes on for a while and writes files. */
export const recordProgram = (file: string, processId: number): void => appendFileSync(file, `\n${processId}`)
