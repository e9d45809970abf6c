import { expect, test } from 'vitest'
import { checkStyles } from '@/tools/check/styles'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

test('a style sheet that no page would have is named', () => {
  const root = temporaryFolder()
  const imports = '@import "../components/a/a.css" layer(components);'
  writeFiles(root, { 'app/globals.css': imports, 'components/a/a.css': '', 'components/b/b.css': '' })
  expect(() => checkStyles(root)).toThrow(/^components\/b\/b\.css is in no page; [^\n]*$/)
})
