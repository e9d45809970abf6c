import { type MarkdownNode, parseMarkdown, textOf } from '@site/content-check'
import { expect, it } from 'vitest'
import { editText, writeText } from '../src/rich-text'

it.each([
  ['un_believ_able', 'un*believ*able'],
  ['_over_time and work_day_', '*over*time and work*day*'],
  ['5_4_3', '5\\*4\\*3'],
  ['my\\_file\\_name, _file_ and (_over_)', 'my_file_name, _file_ and (_over_)'],
  ['| a\\\\|b |', '| a\\|b |'],
  ['`a\\_b` [a](/b\\_c) \\_x\\_, https://a.example/\\_x\\_', '`a\\_b` [a](/b\\_c) \\_x\\_, https://a.example/_x_'],
])('%s prints what the form shows', (written, meant) => {
  expect(writeText(written)).toBe(meant)
})

const paths = String.raw`C:\_new C:\new_ a\b a\*b x\ \\server\_share a\_b\_c \#`.split(' ')
const words = '_x_ __init__.py snake_case_name *x* 5*3_ ___ https://a.example/_x_/~y'.split(' ')

it.each([...paths, ...words, 'see _this_ word', '&amp; &#8212; AT&T; R&D', '~x~ `y`', '_a b_ c_'])(
  '%s is printed as it is typed',
  (text) => {
    const tree = parseMarkdown(`A ${writeText(text.replace(/[*_`~\\]/g, '\\$&'))}`, 'mdx') as MarkdownNode | undefined
    expect(tree && textOf(tree)).toBe(`A ${text}`)
  },
)

it.each([
  ['a\nb', '', 'a\\\nb'],
  ['> a\n> b', '> a', '> a\\\n> b'],
  ['a\nb c', 'a\nb', 'a\nb c'],
  ['a\n\n- b\n- c', 'a', 'a\n\n- b\n- c'],
  ['| a |\n| - |\n\n## b\n\n```\nc\nd\n```', '', '| a |\n| - |\n\n## b\n\n```\nc\nd\n```'],
  ['<A b="c">\n\nd\ne\n\n</A>\nf\\\ng', '', '<A b="c">\n\nd\ne\n\n</A>\nf\\\ng'],
])('line breaks that are typed are printed: %j above %j', (written, base, meant) => {
  expect(editText(base, base, written)).toBe(meant)
})
