import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { claimBuild } from '@/tools/build/lock'
import { type BuildFolders, publish } from '@/tools/build/publish'
import { type Stage, StageFailure } from '@/tools/build/stages'
import { temporaryFolder, writeFiles } from './temporary-folder'

const oldSite = { 'out/index.html': 'old', 'out/deep/page.html': 'old page' }

function project(files: Record<string, string> = oldSite): BuildFolders {
  const root = temporaryFolder(files)
  return { out: join(root, 'out'), staging: join(root, 'out.next'), previous: join(root, 'previous') }
}

/** Name, bytes and identity of everything in a folder: equal only when nothing was touched or written anew. */
function snapshot(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const stats = statSync(join(folder, path))
      const bytes = stats.isFile() ? readFileSync(join(folder, path), 'utf8') : ''
      return `${path} ${stats.ino} ${stats.mtimeMs} ${bytes}`
    })
}

const stage = (name: string, run: Stage['run'] = async () => ''): Stage => ({ name, run })

const exportPages = stage('export', async (staging) => {
  writeFiles(staging, { 'index.html': 'new', 'added.html': 'new' })
  return 'exported\n'
})

const fail = (name: string, output = '') =>
  stage(name, async () => {
    throw new StageFailure('', output)
  })

function collect() {
  const texts: string[] = []
  return { print: (text: string) => void texts.push(text), shown: () => texts.join('') }
}

describe('publish', () => {
  it('replaces the whole export when every step succeeded', async () => {
    const folders = project()
    const { print, shown } = collect()
    expect(await publish(folders, [[exportPages]], print)).toEqual({ ok: true })
    expect(readdirSync(folders.out).sort()).toEqual(['added.html', 'index.html'])
    expect(readFileSync(join(folders.out, 'index.html'), 'utf8')).toBe('new')
    expect([existsSync(folders.staging), existsSync(folders.previous)]).toEqual([false, false])
    expect(shown()).toContain('exported')
  })

  it('works without an earlier export', async () => {
    const folders = project({})
    expect(await publish(folders, [[exportPages]], collect().print)).toEqual({ ok: true })
    expect(existsSync(join(folders.out, 'index.html'))).toBe(true)
  })

  it.each([
    ['the first step', [[fail('check')], [exportPages]], 'check'],
    ['a step beside another', [[stage('read'), fail('check')], [exportPages]], 'check'],
    ['the step after the export', [[exportPages], [fail('finish')]], 'finish'],
  ])('leaves the old export untouched when %s fails', async (_, groups, failed) => {
    const folders = project()
    const before = snapshot(folders.out)
    const outcome = await publish(folders, groups, collect().print)
    expect(outcome).toMatchObject({ ok: false, failed })
    expect(snapshot(folders.out)).toEqual(before)
  })

  it('leaves it untouched, too, when a step breaks in a way nobody expected', async () => {
    const folders = project()
    const before = snapshot(folders.out)
    const broken = stage('finish', () => Promise.reject(new TypeError('x is not a function')))
    const outcome = await publish(folders, [[exportPages], [broken]], collect().print)
    expect(outcome).toEqual({ ok: false, failed: 'finish', message: 'x is not a function' })
    expect(snapshot(folders.out)).toEqual(before)
  })

  it('does not publish nothing', async () => {
    const folders = project()
    const before = snapshot(folders.out)
    expect(await publish(folders, [[stage('export')]], collect().print)).toMatchObject({ ok: false })
    expect(snapshot(folders.out)).toEqual(before)
  })

  it('does not mix in what a build that was killed left behind', async () => {
    const folders = project({ ...oldSite, 'out.next/stale.html': 'half' })
    await publish(folders, [[exportPages]], collect().print)
    expect(existsSync(join(folders.out, 'stale.html'))).toBe(false)
  })

  it('puts the old export back when a build was killed between the two renames', async () => {
    const folders = project({ 'previous/index.html': 'old' })
    await publish(folders, [[fail('check')]], collect().print)
    expect(readFileSync(join(folders.out, 'index.html'), 'utf8')).toBe('old')
  })

  it('shows only the first failure of a group, and stops there', async () => {
    const { print, shown } = collect()
    let went = false
    const later = stage('later', async () => {
      went = true
      return ''
    })
    await publish(project(), [[fail('check', 'line 3 is wrong\n'), fail('read', 'a stack trace\n')], [later]], print)
    expect(shown()).toContain('line 3 is wrong')
    expect(shown()).not.toContain('a stack trace')
    expect(went).toBe(false)
  })

  it('runs the steps of a group at the same time', async () => {
    let open: () => void = () => undefined
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    const waiting = stage('waits', async () => {
      await opened
      return ''
    })
    const opening = stage('opens', async () => {
      open()
      return ''
    })
    expect(await publish(project(), [[waiting, opening], [exportPages]], collect().print)).toEqual({ ok: true })
  })
})

describe('claimBuild', () => {
  it('claims a free build and refuses a second one', () => {
    const root = temporaryFolder({ 'held.lock': String(process.ppid) })
    expect(claimBuild(join(root, 'deep', 'free.lock'))).toBeUndefined()
    expect(claimBuild(join(root, 'held.lock'))).toBe(process.ppid)
  })

  it('does not count the lock of a process that is gone', () => {
    const file = join(temporaryFolder({ 'build.lock': '999999999' }), 'build.lock')
    expect(claimBuild(file)).toBeUndefined()
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  })
})
