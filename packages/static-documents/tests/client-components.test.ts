import { expect, it } from 'vitest'
import { findClientComponents } from '../src'
import { temporaryFolder } from './temporary-folder'

/** A project with these files, by their paths. */
const project = (files: Record<string, string>) =>
  temporaryFolder({ 'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }', ...files })

const counter = "// Counts.\n'use client'\nexport const Counter = () => <button>0</button>"
const section = "import { Counter } from './counter'\nexport const Section = () => <Counter />"
const page = "import { Section } from '@/components/section'\nexport default () => <Section />"
const components = { 'components/counter.tsx': counter, 'components/section.tsx': section }

it.each(['app/(site)/arches/page.tsx', 'app/layout.tsx', 'app/global-not-found.tsx', 'app/blog/[slug]/page.tsx'])(
  'names %s and the client component that it imports through other components',
  async (file) => {
    const problems = await findClientComponents(project({ [file]: page, ...components }), { apps: ['/counter'] })
    expect(problems).toEqual([expect.stringMatching(/ is a document.* components\/counter\.tsx\./)])
    expect(problems[0]?.startsWith(`${file} `)).toBe(true)
  },
)

it('allows them in apps, and imports that are not part of an export', async () => {
  const development = page.replace('<Section />', "process.env.NODE_ENV === 'development' ? <Section /> : <p />")
  const root = project({ 'app/(site)/counter/page.tsx': page, 'app/page.tsx': development, ...components })
  expect(await findClientComponents(root, { apps: ['/counter'] })).toEqual([])
})

it('does not follow imports of what is yet to be written', async () => {
  const root = project({ 'app/page.tsx': "import pears from '@/generated/pears'\nexport default () => pears" })
  await expect(findClientComponents(root, { apps: [] })).rejects.toThrow('generated/pears')
  expect(await findClientComponents(root, { apps: [], unwritten: ['@/generated/'] })).toEqual([])
})
