import { describe, expect, it } from 'vitest'
import { mdxComponents } from '@/lib/content/mdx-components'
import { editorBlocks } from '@/lib/editor/blocks'

const blockOf = (name: string) => editorBlocks.find(({ id }) => id === name)
const read = (name: string, text: string) => {
  const match = blockOf(name)?.pattern.exec(text)
  return match ? blockOf(name)?.fromBlock?.(match) : undefined
}

describe('a component of articles as a block', () => {
  it.each(Object.entries(mdxComponents))('%s survives a form', (name, { attributes, children }) => {
    const names = Object.keys(attributes)
    const values = Object.fromEntries(
      [...names, ...(children ? ['text'] : [])].map((key) => [key, `A "straight" **${key}**`]),
    )
    const text = blockOf(name)?.toBlock(values) ?? ''
    expect(read(name, `Before\n\n${text}\n\nAfter`)).toEqual(values)
    expect(blockOf(name)?.fields.map((field) => field.name)).toEqual(Object.keys(values))
    expect(blockOf(name)?.toPreview?.(values)).toContain(values[names[0] ?? 'text'])
  })

  it('keeps paragraphs and tables inside', () => {
    const [name] = Object.entries(mdxComponents).find(([, { children }]) => children) ?? ['']
    const inside = 'One.\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |'
    const values = Object.fromEntries(Object.keys(mdxComponents[name]?.attributes ?? {}).map((key) => [key, 'x']))
    const text = blockOf(name)?.toBlock({ ...values, text: inside }) ?? ''
    expect(read(name, text)?.['text']).toBe(inside)
  })

  it('keeps the order of its attributes, and needs no text', () => {
    const [name, { attributes }] = Object.entries(mdxComponents).find(([, each]) => !each.children) ?? [
      '',
      { attributes: {} },
    ]
    const text = `<${[
      name,
      ...Object.keys(attributes)
        .reverse()
        .map((key) => `${key}="x"`),
    ].join(' ')} />`
    expect(blockOf(name)?.toBlock(read(name, text) ?? {})).toBe(text)
  })
})
