import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const isAlive = (processId: number) => {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const readHolder = (file: string) => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/**
 * Claims the build for this process, so that two builds never write into the same folder. The lock of a process that has ended
 * is ignored. Released when this process ends.
 * @param file Path of the lock.
 * @returns The id of the process that holds the lock, or undefined when this process has claimed it.
 */
export function claimBuild(file: string): number | undefined {
  mkdirSync(dirname(file), { recursive: true })
  const holder = readHolder(file)
  if (holder !== 0 && isAlive(holder)) return holder
  rmSync(file, { force: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    return readHolder(file)
  }
  process.once('exit', () => rmSync(file, { force: true }))
  return undefined
}
