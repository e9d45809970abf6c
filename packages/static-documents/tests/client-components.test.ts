import { expect, it } from 'vitest'
import { appPaths } from '@/lib/routes'
import { findClientComponents } from '@/tools/build/check-documents'
import { temporaryFolder } from '../../support/temporary-folder'

/** A project with these files, by their paths. */
const project = (files: Record<string, string>) =>
  temporaryFolder({ 'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }', ...files })

const counter = "// Counts.\n'use client'\nexport const Counter = () => <button>0</button>"
const section = "import { Counter } from './counter'\nexport const Section = () => <Counter />"
const page = "import { Section } from '@/components/section'\nexport default () => <Section />"
const components = { 'components/counter.tsx': counter, 'components/section.tsx': section }

it('finds none in the documents of the site', async () => {
  expect(await findClientComponents(process.cwd())).toEqual([])
})

it.each(['app/(site)/arches/page.tsx', 'app/layout.tsx', 'app/global-not-found.tsx', 'app/blog/[slug]/page.tsx'])(
  'names %s and the client component that it imports through other components',
  async (file) => {
    const problems = await findClientComponents(project({ [file]: page, ...components }))
    expect(problems).toEqual([expect.stringMatching(/ is a document.* components\/counter\.tsx\./)])
    expect(problems[0]?.startsWith(`${file} `)).toBe(true)
  },
)

it('allows them in apps, and imports that are not part of an export', async () => {
  const development = page.replace('<Section />', "process.env.NODE_ENV === 'development' ? <Section /> : <p />")
  const files = Object.fromEntries(appPaths.map((path) => [`app/(site)${path}/page.tsx`, page]))
  expect(await findClientComponents(project({ ...files, 'app/page.tsx': development, ...components }))).toEqual([])
})
