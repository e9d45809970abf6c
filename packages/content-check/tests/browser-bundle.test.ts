import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'

test('the check runs in a browser: without modules of Node.js and without its globals', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from './kitchen'", resolveDir: import.meta.dirname },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'kitchen',
    write: false,
    logLevel: 'silent',
  })
  const context = createContext({ TextDecoder, TextEncoder, URL, document: new Window().document })
  runInContext(outputFiles[0]?.text ?? '', context)
  const { problems, entries } = runInContext('kitchen.check.checkTree(kitchen.treeOf())', context)
  expect({ problems: problems.length, entries: entries.length }).toEqual({ problems: 0, entries: 5 })
})
