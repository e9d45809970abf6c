import { describe, expect, it } from 'vitest'
import { clientExports, pushedPayload } from '@/tools/post-export/flight'
import { readPage } from '@/tools/post-export/page'
import { readFixture } from './fixture'

describe('reading a payload', () => {
  it('names each client component once and resolves references', () => {
    expect(
      clientExports('1:I[5,[],"Wizard"]\nc:"ViewportBoundary"\nd:I[9,[],"$c"]\ne:I[5,[],"Wizard"]\n0:{}\n'),
    ).toEqual(['Wizard', 'ViewportBoundary'])
  })

  it('passes over texts, whatever they hold', () => {
    const text = 'é\n2:I[1,[],"Fake"]\n'
    const length = Buffer.byteLength(text).toString(16)
    expect(clientExports(`1:T${length},${text}3:I[2,[],"Real"]\n`)).toEqual(['Real'])
  })

  it('reads a real page', async () => {
    expect(readPage(await readFixture('index.html')).exports).toContain('Counter')
    expect(readPage(await readFixture('plain.html')).exports).not.toContain('Counter')
  })

  it('finds in the page exactly what the payload file says', async () => {
    expect(readPage(await readFixture('index.html')).payload).toBe(await readFixture('index.txt'))
  })
})

describe('reading an inline script', () => {
  it('tells payload from other scripts', () => {
    expect(pushedPayload('self.__next_f.push([1,"a\\n"])')).toBe('a\n')
    expect(pushedPayload('(self.__next_f=self.__next_f||[]).push([0])')).toBe('')
    expect(pushedPayload('document.documentElement.dataset.js=""')).toBeUndefined()
  })
})
