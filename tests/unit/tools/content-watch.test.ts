import { expect, it, vi } from 'vitest'
import { watchContent } from '@/tools/dev/content-watch.mjs'

const valid = { code: 0, output: '52 documents' }
const broken = { code: 1, output: 'content/site.yaml:3:1  brand  is missing' }

/** Watches with checks that end when the test resolves them. */
function watcher() {
  const checks: ((result: typeof valid) => void)[] = []
  const print = vi.fn<(text: string) => void>()
  const onEdit = watchContent(() => new Promise((resolve) => checks.push(resolve)), print)
  const edit = async (result: typeof valid) => {
    const done = onEdit()
    checks.at(-1)?.(result)
    await done
  }
  return { checks, print, onEdit, edit }
}

it('reports the problems after every edit, and once that they are fixed', async () => {
  const { edit, print } = watcher()
  await edit(valid)
  expect(print).not.toHaveBeenCalled()
  await edit(broken)
  await edit(broken)
  await edit(valid)
  await edit(valid)
  const printed = print.mock.calls.map(([text]) => text)
  expect(printed).toEqual([
    expect.stringContaining(broken.output),
    expect.stringContaining(broken.output),
    expect.stringContaining('The content is valid again'),
  ])
})

it('reports warnings once, until they change', async () => {
  const { edit, print } = watcher()
  const warned = { code: 0, output: 'content/site.yaml:3:1  warning: look here' }
  await edit(warned)
  await edit(warned)
  expect(print).toHaveBeenCalledTimes(1)
  expect(print).toHaveBeenLastCalledWith(expect.stringContaining(warned.output))
  await edit(valid)
  expect(print).toHaveBeenCalledTimes(1)
  await edit(warned)
  expect(print).toHaveBeenCalledTimes(2)
})

it('checks once more after edits during a check, and reports only the last result', async () => {
  const { checks, onEdit, print } = watcher()
  const done = onEdit()
  onEdit()
  onEdit()
  expect(checks).toHaveLength(1)
  checks[0]?.(broken)
  await vi.waitFor(() => expect(checks).toHaveLength(2))
  checks[1]?.(valid)
  await done
  expect(checks).toHaveLength(2)
  expect(print).not.toHaveBeenCalled()
})
