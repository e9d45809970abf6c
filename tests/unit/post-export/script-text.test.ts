import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ScriptText } from '@/tools/post-export/script-text'

let folder = ''
const write = (name: string, text: string) => writeFile(join(folder, '_next/static/chunks', name), text)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scripts-'))
  await mkdir(join(folder, '_next/static/chunks'), { recursive: true })
  await write('start.js', 'load("static/chunks/later.js")')
  await write('later.js', 'load("static/chunks/last.js","static/chunks/start.js","static/chunks/no-file.js")')
  await write('last.js', 'last')
  await write('other.js', 'other')
})

afterEach(() => rm(folder, { recursive: true }))

it('reads what a page starts with and what that can load, each once', async () => {
  const text = await new ScriptText(folder).from(['/_next/static/chunks/start.js'])
  expect(text.match(/later\.js|^last$|other/gm)).toEqual(['later.js', 'last'])
})

it('reads nothing for a page without scripts', async () => {
  expect(await new ScriptText(folder).from([])).toBe('')
})
