import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { toTree, validFiles } from '../../content/fixture'

test('the check runs in a browser: without modules of Node.js and without its globals', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@/lib/content/check'", resolveDir: process.cwd() },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'check',
    write: false,
    logLevel: 'silent',
  })
  const context = createContext({ TextDecoder, TextEncoder, URL, document: new Window().document })
  runInContext(outputFiles[0]?.text ?? '', context)
  const { problems, documents } = runInContext('check', context).checkTree(toTree(validFiles()))
  expect({ problems: problems.length, read: documents > 0 }).toEqual({ problems: 0, read: true })
})
