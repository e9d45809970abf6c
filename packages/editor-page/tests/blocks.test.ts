import { describe, expect, it } from 'vitest'
import { componentBlocks, pictureBlock, tableBlock } from '../src/blocks'
import { site } from './site'

const blocks = [pictureBlock, tableBlock, ...componentBlocks(site.components)]

const blockOf = (name: string) => {
  const block = blocks.find(({ id }) => id === name)
  if (!block) throw new Error(`There is no block ${name}`)
  return block
}

const read = (name: string, text: string) => {
  const { pattern, fromBlock } = blockOf(name)
  const match = pattern.exec(text)
  return match ? fromBlock?.(match) : undefined
}

describe('a component of bodies as a block', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'Hint',
      { title: 'A "straight" **title**', text: 'One.\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |' },
      '<Hint title="A &quot;straight&quot; **title**">\n\nOne.\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |\n\n</Hint>',
    ],
    [
      'PhotoPicture',
      { caption: 'Oven', src: '/photos/oven.webp', alt: 'An oven' },
      '<Photo src="/photos/oven.webp" alt="An oven" caption="Oven" />',
    ],
    ['Photo', { caption: 'Prices', text: '- One' }, '<Photo caption="Prices">\n\n- One\n\n</Photo>'],
    // Attributes have the order in which the site names them.
    ['Fact', { unit: 'g', value: '500' }, '<Fact value="500" unit="g" />'],
  ])('%s has the values %j of what it writes', (name, values, text) => {
    expect(blockOf(name).toBlock(values)).toBe(text)
    const found = read(name, `Before\n\n${text}\n\nAfter`)
    expect(found).toEqual(values)
    expect(blockOf(name).toBlock(found ?? {})).toBe(text)
  })

  it('has a field for each attribute and for the text inside, which a picture can replace', () => {
    expect(blockOf('Hint').fields).toEqual([
      { name: 'title', label: 'Title', required: true },
      { name: 'text', label: 'Text', widget: 'text', required: true },
    ])
    expect(blockOf('Hint').summary).toBe('Hint: {{title}}')
    expect(blockOf('PhotoPicture')).toMatchObject({ label: 'Picture', summary: 'Picture: {{caption}}' })
    expect(blockOf('PhotoPicture').fields).toMatchObject([
      { name: 'src', label: 'Picture', widget: 'image', choose_url: false, required: true },
      { name: 'alt', label: 'Description of the picture', required: true },
      { name: 'caption', required: true },
    ])
    expect(blockOf('Photo').fields.map(({ name }) => name)).toEqual(['caption', 'text'])
    expect(blockOf('Fact').fields.map(({ name }) => name)).toEqual(['value', 'unit'])
  })
})

it('a table is a block with its rows, so that its alignment stays', () => {
  const table = '| A | B |\n| :-- | --: |\n| 1 | 2 |'
  const text = tableBlock.pattern.exec(`Before\n\n${table}\n\nAfter`)?.groups?.['text']
  expect(text).toBe(table)
  expect(tableBlock.toBlock({ text })).toBe(table)
})

it('a picture in Markdown is a block with its description', () => {
  const { groups } = pictureBlock.pattern.exec('![An oven](/photos/oven.webp)') ?? {}
  expect(groups).toMatchObject({ src: '/photos/oven.webp', alt: 'An oven' })
  expect(pictureBlock.toBlock({ ...groups })).toBe('![An oven](/photos/oven.webp)')
})
