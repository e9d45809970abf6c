import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { locateContent } from '@/lib/content/content-folder.mjs'
import { keepGoodCopy, prepareContent, readRepositorySettings } from '@/tools/content/fetch-content'
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

describe('the settings', () => {
  it.each([
    ['https://x-access-token:secret@github.com/agency/words', 'main'],
    ['ssh://git@example.com:2222/agency/words.git', 'release/2026-03'],
    ['git@github.com:agency/words.git', 'v1.0'],
    ['./words', '1a2b3c4d'],
  ])('accept %s and the ref %s', (address, ref) => {
    expect(readRepositorySettings({ CONTENT_REPOSITORY: address, CONTENT_REF: ref })).toMatchObject({ address, ref })
  })

  it.each([
    'ext::sh -c touch% /tmp/owned',
    '--upload-pack=touch /tmp/owned',
    'ssh://-oProxyCommand=touch/x',
    'git@-oProxyCommand=x:words',
    'https://github.com/agency/words\n--upload-pack=x',
    '../words',
  ])('refuse the address %j', (address) => {
    expect(() => readRepositorySettings({ CONTENT_REPOSITORY: address })).toThrow(
      'CONTENT_REPOSITORY must be an address',
    )
  })

  it.each(['--upload-pack=x', 'a..b', 'a:b', 'main~1', '@{-1}', 'a\nb', 'x.lock', '/main'])(
    'refuse the ref %j',
    (ref) => {
      expect(() => readRepositorySettings({ CONTENT_REPOSITORY: '/srv/words', CONTENT_REF: ref })).toThrow(
        'CONTENT_REF must be the name of a branch or tag, or a commit',
      )
    },
  )

  it('name contradictions, and do not show passwords', () => {
    expect(() => readRepositorySettings({ CONTENT_REF: 'main' })).toThrow('CONTENT_REPOSITORY is not')
    expect(() => readRepositorySettings({ CONTENT_REPOSITORY: '/a', CONTENT_DIR: 'b' })).toThrow('Remove one of them')
    expect(readRepositorySettings({ CONTENT_REPOSITORY: 'https://me:secret@example.com/a' })?.shown).toBe(
      'https://example.com/a',
    )
  })

  it('keep the fix from files that are not the site’s', async () => {
    const settings = { CONTENT_REPOSITORY: 'https://example.com/content.git' }
    const { code, printed } = await startProgram(['tools/run-bundled.mjs', 'tools/content-fix.ts'], settings).ended
    expect([code, printed]).toEqual([1, expect.stringMatching(/^The content is in another repository, .+\n$/)])
  })
})

describe('a repository on disk', () => {
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
    prepare(root, { CONTENT_REPOSITORY: words, CONTENT_REF: first })
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
