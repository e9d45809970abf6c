import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface LockedPackage {
  license?: string
  integrity?: string
  inBundle?: boolean
  link?: boolean
}
/** Every package of the registry; the others are the project and its workspaces. */
const locked = Object.entries<LockedPackage>(JSON.parse(read('package-lock.json')).packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? ''

/** The license of a package; those without one in the lock file are read where they are installed. */
function licenseOf([path, { license }]: [string, LockedPackage]): string {
  if (license !== undefined) return license
  try {
    const { license: stated, licenses } = JSON.parse(read(`${path}/package.json`))
    return String(stated?.type ?? stated ?? licenses?.[0]?.type)
  } catch {
    // Not for this operating system: its variants have the license of the package that asks for it.
    return 'not installed'
  }
}

describe('packages', () => {
  it('are locked with checksums, those within another package with its own, and none runs a script when it is installed', () => {
    const unchecked = locked.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
    expect(unchecked.map(([path]) => path)).toEqual([])
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  })

  it('have licenses that docs/licenses.md lists', () => {
    const listed = Array.from(read('docs/licenses.md').matchAll(/^\| ([^|]+?) \|/gm), ([, license]) => license)
    const others = locked.filter((entry) => ![...listed, 'not installed'].includes(licenseOf(entry)))
    expect(others.map((entry) => `${nameOf(entry[0])}: ${licenseOf(entry)}`)).toEqual([])
  })
})

it('every command says what to do where the packages are not installed', () => {
  const { scripts } = JSON.parse(read('package.json'))
  // These install them, or need none.
  const others = ['start', 'dev', 'test', 'test:nightly', 'validate', 'audit']
  const first =
    /^(?:npm run |node (?:tools\/setup\/installed\.mjs &&|--import \.\/tools\/setup\/installed\.mjs|tools\/run-bundled\.mjs) )/
  const unguarded = Object.entries<string>(scripts).filter(
    ([name, text]) => !others.includes(name) && !first.test(text),
  )
  expect(unguarded).toEqual([])
})

describe('workflows', () => {
  const folder = '.github/workflows'
  const files = readdirSync(join(root, folder)).map((name) => [name, read(join(folder, name))] as const)

  it.each(files)(
    '%s runs actions pinned to commits, and states its permissions, of which none may write all',
    (_, text) => {
      const uses = Array.from(text.matchAll(/uses: (.+)$/gm), ([, action = '']) => action)
      expect(uses.filter((action) => !/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d/.test(action))).toEqual([])
      expect(text).toMatch(/^permissions:/m)
      expect(text).not.toMatch(/write-all/)
    },
  )

  it.each(files)('%s puts no expression into a script, where the name of a branch would be a command', (_, text) => {
    const scripts = Array.from(text.matchAll(/^ +(?:- )?run: .*(?:\n {10}.*)*/gm), ([script]) => script)
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([])
  })

  it('takes no code of a pull request where the token may write into one', () => {
    const writing = files.filter(([, text]) => /^ +pull-requests: write/m.test(text))
    expect(writing.map(([name]) => name)).toEqual(['content-comment.yml'])
    for (const [, text] of writing) expect(text).not.toMatch(/pull_request_target|\bref:|head_sha|cache:/)
  })
})
