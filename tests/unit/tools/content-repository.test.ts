import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { locateContent } from '@/lib/build/content-folder.mjs'
import { keepGoodCopy, prepareContent } from '@/tools/content/fetch-content'
import { commitAll, git } from '../../support/git'
import { startProgram } from '../../support/start-program'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

const names = ['CONTENT_REPOSITORY', 'CONTENT_REF', 'CONTENT_DIR', 'CONTENT_OFFLINE']
beforeEach(() => {
  for (const name of names) vi.stubEnv(name, '')
})

it('CONTENT_DIR names the content folder or the folder around it; pictures are beside it', () => {
  const root = temporaryFolder({ 'words/content/site.yaml': '', 'plain/site.yaml': '' })
  const at = (CONTENT_DIR: string) => {
    const { folder, publicFolder, isOwn } = locateContent(root, { CONTENT_DIR })
    return [relative(root, folder), relative(root, publicFolder), isOwn]
  }
  expect(at('')).toEqual(['content', 'public', true])
  for (const name of ['words', 'words/content']) expect(at(name)).toEqual(['words/content', 'words/public', false])
  expect(at('plain')).toEqual(['plain', 'public', false])
})

it('content from elsewhere is kept from the fix, whose files are not the site’s', async () => {
  const settings = { CONTENT_REPOSITORY: 'https://example.com/content.git' }
  const { code, printed } = await startProgram(['tools/run-bundled.mjs', 'tools/content-fix.ts'], settings).ended
  expect([code, printed]).toEqual([1, expect.stringMatching(/^The content is in another repository, .+\n$/)])
})

describe('a repository', () => {
  const repositoryWith = (files: Record<string, string>) => {
    const folder = temporaryFolder(files)
    git(folder, 'init', '-q')
    commitAll(folder, 'First')
    return folder
  }

  const change = (folder: string, files: Record<string, string>) => {
    writeFiles(folder, files)
    commitAll(folder, 'Next')
  }

  /** Prepares content as a command does; returns the lines that it prints. */
  const prepare = (root: string, settings: Record<string, string>): string => {
    for (const name of names) vi.stubEnv(name, settings[name] ?? '')
    const lines: string[] = []
    prepareContent(root, (line) => lines.push(line))
    return lines.join('\n')
  }

  it('is not fetched where settings contradict each other, nor in any way that could run a program', () => {
    const root = temporaryFolder({ 'words/x': '' })
    expect(() => prepare(root, { CONTENT_REF: 'main' })).toThrow('CONTENT_REPOSITORY is not')
    expect(() => prepare(root, { CONTENT_REPOSITORY: '/a', CONTENT_DIR: 'words' })).toThrow('Remove one of them')
    for (const [address, ref] of [
      ['ext::sh -c touch% owned', ''],
      ['--upload-pack=touch owned', ''],
      ['ssh://-oProxyCommand=touch owned/x', ''],
      ['http://me:secret@127.0.0.1/words', ''],
      [repositoryWith({ a: '' }), '--upload-pack=touch owned'],
      [repositoryWith({ a: '' }), 'main:refs/heads/other'],
    ] as const) {
      const attempt = () => prepare(root, { CONTENT_REPOSITORY: address, CONTENT_REF: ref })
      expect(attempt).toThrow(/^The content could not be fetched from (?!.*secret)/)
    }
    expect(readdirSync(root, { recursive: true }).filter((path) => String(path).endsWith('owned'))).toEqual([])
  })

  const read = () => readFileSync(join(process.env['CONTENT_DIR'] ?? '', 'content/site.yaml'), 'utf8')

  it('is fetched into the cache at the wanted ref, and again after a change', () => {
    const [root, words] = [temporaryFolder(), repositoryWith({ 'content/site.yaml': 'one', 'content/old.yaml': 'x' })]
    const first = git(words, 'rev-parse', 'HEAD')
    expect(prepare(root, { CONTENT_REPOSITORY: words })).toMatch(
      /^Content: \/.*, commit \w+ of \d{4}-\d\d-\d\d \(HEAD\)$/,
    )
    expect(read()).toBe('one')
    expect(locateContent(root).folder).toContain(join(root, '.cache/content/'))

    rmSync(join(words, 'content/old.yaml'))
    change(words, { 'content/site.yaml': 'two' })
    prepare(root, { CONTENT_REPOSITORY: words, CONTENT_REF: 'main' })
    expect(read()).toBe('two')
    expect(readdirSync(locateContent(root).folder)).toEqual(['site.yaml'])
    prepare(root, { CONTENT_REPOSITORY: `./${relative(root, words)}`.replace('./..', '..'), CONTENT_REF: first })
    expect(read()).toBe('one')
  })

  it('out of reach, stops with what to do; the last good copy is used only when told to', () => {
    const [root, words] = [temporaryFolder(), repositoryWith({ 'content/site.yaml': 'good' })]
    expect(() => prepare(root, { CONTENT_REPOSITORY: words, CONTENT_OFFLINE: '1' })).toThrow('no good copy of')
    prepare(root, { CONTENT_REPOSITORY: words })
    keepGoodCopy(root)
    change(words, { 'content/site.yaml': 'with a mistake' })
    prepare(root, { CONTENT_REPOSITORY: words })
    expect(read()).toBe('with a mistake')
    rmSync(words, { recursive: true })
    expect(() => prepare(root, { CONTENT_REPOSITORY: words })).toThrow(
      /^The content could not be fetched from \/[^ ]+ \(HEAD\): '[^ ]+' does not appear to be a git repository\. To build from the last good copy, commit \w+ of [\d-]+, set CONTENT_OFFLINE=1\.$/,
    )
    expect(prepare(root, { CONTENT_REPOSITORY: words, CONTENT_OFFLINE: '1' })).toContain(
      '(the last good copy, not fetched now)',
    )
    expect(read()).toBe('good')
  })

  it('cannot lead out of its folder or run a program', () => {
    const [root, words] = [temporaryFolder({ 'secret.txt': 'secret' }), repositoryWith({ 'content/site.yaml': 'x' })]
    symlinkSync(join(root, 'secret.txt'), join(words, 'content/link.yaml'))
    writeFiles(words, { '.git-hooks/post-checkout': '#!/bin/sh\ntouch owned\n' })
    change(words, { 'content/more.yaml': 'y' })
    prepare(root, { CONTENT_REPOSITORY: words })
    const copied = readFileSync(join(locateContent(root).folder, 'link.yaml'), 'utf8')
    expect(copied).toBe(join(root, 'secret.txt'))
    expect(existsSync(join(root, 'owned'))).toBe(false)
  })
})
