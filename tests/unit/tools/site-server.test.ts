import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { serve } from '@/tools/serve/serve'
import { ask } from '../../support/ask'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

it('serves a new build as soon as it has replaced the old one', async () => {
  const parent = temporaryFolder({ 'out/index.html': 'old', 'out/gone.html': 'old', 'new/index.html': 'new' })
  const { base, close } = await serve(join(parent, 'out'))
  onTestFinished(close)
  const answer = async (path: string) => {
    const { status, body } = await ask(Number(new URL(base).port), path)
    return status === 200 ? body.toString() : status
  }
  expect(await answer('/')).toBe('old')
  renameSync(join(parent, 'out'), join(parent, 'previous'))
  expect(await answer('/')).toBe(404)
  writeFiles(join(parent, 'new'), { 'page.html': 'page' })
  renameSync(join(parent, 'new'), join(parent, 'out'))
  expect([await answer('/'), await answer('/page'), await answer('/gone')]).toEqual(['new', 'page', 404])
})
