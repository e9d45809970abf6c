import { describe, expect, it } from 'vitest'
import { readRepositorySettings } from '@/tools/content/fetch-content'

describe('settings', () => {
  it.each([
    'https://x-access-token:secret@github.com/agency/words',
    'ssh://git@example.com:2222/agency/words.git',
    'git@github.com:agency/words.git',
    'file:///srv/words',
    '/srv/words',
    './words',
  ])('accept %s', (address) => {
    expect(readRepositorySettings({ CONTENT_REPOSITORY: address })).toMatchObject({ address, ref: 'HEAD' })
  })

  it.each([
    'ext::sh -c touch% /tmp/owned',
    '--upload-pack=touch /tmp/owned',
    '-u./x',
    'http://github.com/agency/words',
    'fd::17',
    'ssh://-oProxyCommand=touch/x',
    'git@-oProxyCommand=x:words',
    'git@github.com:-words',
    'https://github.com/agency/words\n--upload-pack=x',
    '../words',
  ])('refuse the address %j', (address) => {
    expect(() => readRepositorySettings({ CONTENT_REPOSITORY: address })).toThrow(
      'CONTENT_REPOSITORY must be an address',
    )
  })

  it.each(['main', 'release/2026-03', 'v1.0', '1a2b3c4d'])('accept the ref %s', (ref) => {
    expect(readRepositorySettings({ CONTENT_REPOSITORY: '/srv/words', CONTENT_REF: ref })?.ref).toBe(ref)
  })

  const options = ['--upload-pack=x', '-b']
  const expressions = ['a..b', 'a:b', '+main', 'main~1', '@{-1}']
  const names = ['a b', 'a\nb', 'x.lock', 'a//b', '/main']
  it.each([...options, ...expressions, ...names])('refuse the ref %j', (ref) => {
    expect(() => readRepositorySettings({ CONTENT_REPOSITORY: '/srv/words', CONTENT_REF: ref })).toThrow(
      'CONTENT_REF must be the name of a branch or tag, or a commit',
    )
  })

  it('name contradictions, and do not show passwords', () => {
    expect(readRepositorySettings({})).toBeUndefined()
    expect(() => readRepositorySettings({ CONTENT_REF: 'main' })).toThrow('CONTENT_REPOSITORY is not')
    expect(() => readRepositorySettings({ CONTENT_REPOSITORY: '/a', CONTENT_DIR: 'b' })).toThrow('Remove one of them')
    expect(readRepositorySettings({ CONTENT_REPOSITORY: 'https://me:secret@example.com/a' })?.shown).toBe(
      'https://example.com/a',
    )
  })
})
