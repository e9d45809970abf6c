import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { patchCode, patches } from '../src/patch-cms'

/** The code of the installed version. */
const code = readFileSync(createRequire(import.meta.url).resolve('@sveltia/cms'), 'utf8')
const { missing, code: patched } = patchCode(code)

// Each is something that is not documented: a new version of Sveltia CMS fails here by the name of what it no longer has.
it.each(Object.keys(patches))('the installed version of Sveltia CMS still has the fault: %s', (name) => {
  expect(missing).not.toContain(name)
  const { fault, instead } = patches[name] ?? { fault: /$/, instead: '' }
  if (!instead.startsWith('globalThis')) expect(patched).not.toMatch(fault)
})

it.each([
  ['the folder of practice in the private file system of the browser (practice.ts)', 'sveltia-cms-test'],
  ['the name under which it keeps who is signed in (practice.ts)', 'sveltia-cms.user'],
  ['the error that shows its cause in a dialog (form-problems.ts)', 'saving_failed'],
  ['the attribute of a block of a text (form-events.ts)', 'data-key-path-prefix'],
  ['which groups of a form are open (open-field.ts)', 'expanderStates._['],
  ['the mutation that commits (github-requests.ts)', 'createCommitOnBranch'],
  ['the event that brings a text to its form (rich-text.ts)', 'new CustomEvent(`Update`,{detail:{value:'],
  ['a text that is drawn, and the box with its Markdown (rich-text.ts, paste.ts)', '.lexical-root.'],
  ['the colors of code, in a file of their own (write-editor.ts)', '/shiki-engine'],
  ['what texts of the editor copy besides (paste.ts)', 'application/x-lexical-editor'],
  ['the form, with its fields (open-field.ts)', 'class="wrapper content-editor'],
  ['the box for the address of a link (form-events.ts)', '-url`'],
  ['the element in which it starts (page-html.ts)', 'nc-root'],
])('the installed version of Sveltia CMS still has %s', (_, text) => {
  expect(code).toContain(text)
})

it('code without a fault gets the other patches, and the names of the missing ones', () => {
  const [[first, { fault }] = ['', { fault: /$/ }], [second, other] = ['', { fault: /$/ }]] = Object.entries(patches)
  const some = patchCode(code.replace(fault, '').replace(other.fault, ''))
  expect(some.missing).toEqual([first, second])
  expect(some.code).toContain('globalThis.openForm=')
})
