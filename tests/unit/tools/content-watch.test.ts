import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { watchContent } from '@/tools/dev/content-watch.mjs'
import { notice } from '@/tools/dev/notice.mjs'

const sound = { code: 0, output: '52 documents, no problem' }
const broken = { code: 1, output: 'content/site.yaml:3:1  brand  is missing' }

function watcher(...results: { code: number; output: string }[]) {
  const printed: string[] = []
  const whenSound = vi.fn()
  const changed = watchContent(
    async () => results.shift() ?? sound,
    (text) => void printed.push(stripVTControlCharacters(text)),
    whenSound,
  )
  return { changed, printed, whenSound }
}

describe('watchContent', () => {
  it('is silent while all is well', async () => {
    const { changed, printed } = watcher(sound, sound)
    await changed()
    await changed()
    expect(printed).toEqual([])
  })

  it('shouts at every edit that leaves a mistake, and once when it is mended', async () => {
    const { changed, printed } = watcher(broken, broken, sound, sound)
    for (let edits = 0; edits < 4; edits += 1) await changed()
    expect(printed).toHaveLength(3)
    expect(printed[0]).toContain('THE CONTENT HAS MISTAKES')
    expect(printed[0]).toContain('content/site.yaml:3:1  brand  is missing')
    expect(printed[2]).toContain('The content is sound again')
  })

  it('reports sound content, and only that, to whoever waits for it', async () => {
    const { changed, whenSound } = watcher(broken, sound)
    await changed()
    expect(whenSound).not.toHaveBeenCalled()
    await changed()
    expect(whenSound).toHaveBeenCalledTimes(1)
  })

  it('checks once more, and reports only that, after edits during a check', async () => {
    const gates: ((result: typeof sound) => void)[] = []
    const printed: string[] = []
    const changed = watchContent(
      () => new Promise((resolve) => gates.push(resolve)),
      (text) => void printed.push(text),
      () => undefined,
    )
    const done = changed()
    changed()
    changed()
    expect(gates).toHaveLength(1)
    gates[0]?.(broken)
    await Promise.resolve()
    expect(gates).toHaveLength(2)
    gates[1]?.(sound)
    await done
    expect(gates).toHaveLength(2)
    expect(printed).toEqual([])
  })
})

describe('notice', () => {
  it('draws a box around every line', () => {
    const lines = stripVTControlCharacters(notice('Title', 'one\ntwo longer\n', 'red'))
      .trim()
      .split('\n')
    expect(lines).toEqual(
      ['┏━ Title ━━━━━━', '┃ one', '┃ two longer', '┗━━━━━━━━━━━━━━'].map((line) =>
        expect.stringContaining(line.slice(0, 8)),
      ),
    )
    expect(lines[0]).toHaveLength(lines.at(-1)?.length ?? 0)
  })
})
