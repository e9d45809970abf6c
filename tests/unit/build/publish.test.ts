import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeFailure } from '@/tools/build/describe-failure'
import { claimBuild, recordProgram } from '@/tools/build/lock'
import { exchange, prepareFolders } from '@/tools/build/publish'
import { runStages } from '@/tools/build/run-stages'
import { temporaryFolder } from '../../support/temporary-folder'

const folders = (files: Record<string, string>) => {
  const root = temporaryFolder(files)
  return { out: join(root, 'out'), staging: join(root, 'out.next'), previous: join(root, 'previous') }
}

const silent = () => undefined
const fail = async (message: string) => {
  throw new TypeError(message)
}

describe('runStages', () => {
  it('runs every stage in order and reports no problem', async () => {
    const done: string[] = []
    const lines: string[] = []
    const stage = (name: string) => [name, async () => done.push(name)] as const
    expect(await runStages([stage('check'), stage('export')], (line) => lines.push(line))).toBeUndefined()
    expect(done).toEqual(['check', 'export'])
    expect(lines.join('\n')).toMatch(/▸ check\n {2}done in [\d.]+ s\n\n▸ export/)
  })

  it('stops at the first stage that fails and returns the reason', async () => {
    let went = false
    const later = async () => {
      went = true
    }
    const problem = await runStages(
      [
        ['check', () => fail('line 3 is wrong')],
        ['export', later],
      ],
      silent,
    )
    expect(problem).toBe('The build stopped at "check". line 3 is wrong')
    expect(went).toBe(false)
  })
})

describe('the folders of a build', () => {
  it('keep the old export when there is no new one', async () => {
    const build = folders({ 'out/old.html': 'old' })
    await expect(exchange(build)).rejects.toThrow()
    expect(readFileSync(join(build.out, 'old.html'), 'utf8')).toBe('old')
  })

  it('lose an unfinished export, and the old one is restored after a build was killed', async () => {
    const build = folders({ 'out.next/half.html': 'half', 'previous/old.html': 'old' })
    await prepareFolders(build)
    expect(existsSync(build.staging)).toBe(false)
    expect(readdirSync(build.out)).toEqual(['old.html'])
  })
})

describe('claimBuild', () => {
  it('refuses while a program of a killed build still runs', () => {
    const file = join(temporaryFolder({ 'build.lock': '999999999' }), 'build.lock')
    recordProgram(file, process.ppid)
    expect(claimBuild(file)).toBe(process.ppid)
  })
})

describe('describeFailure', () => {
  const failure = (code: string) => Object.assign(new Error(`${code}: raw`), { code, path: 'out.next/a.html' })

  it.each([
    [failure('ENOSPC'), 'The disk is full. Free some space, then build again.'],
    [failure('EACCES'), 'out.next/a.html cannot be read or written. Check its permissions, then build again.'],
    [new Error('/plan is an app.'), '/plan is an app.'],
    ['stopped', 'stopped'],
  ])('%s', (error, sentence) => {
    expect(describeFailure(error)).toBe(sentence)
  })
})
