import { type BrokenYaml, type Cause, lineAt } from './lines'

/** A list or group in brackets that is not closed, or a text that starts with a bracket. */
export const findBracket = ({ text, error }: BrokenYaml): Cause | undefined => {
  const [, close] = /end with a (\S)/.exec(error.message) ?? []
  if (close) {
    const open = close === ']' ? '[' : '{'
    const offset = text.lastIndexOf(open, error.pos[0] - 1)
    const message = `a closing ${close} is missing; write it at the end of the line, or put text that starts with ${open} in double quotes`
    return { offset, message }
  }
  if (!/scalar at node end/.test(error.message)) return undefined
  const line = lineAt(text, error.pos[0])
  if (/^[,;]\s*$/.test(line.text.slice(error.pos[0] - line.start)))
    return { offset: error.pos[0], message: 'no sign stands after the closing quote; remove it' }
  const [lead = '', mark] = /^ *(?:- )?(?:[\w-]+: +)?([[{'!*&])/.exec(line.text) ?? []
  const offset = line.start + lead.length - 1
  if (mark === "'") {
    return {
      offset,
      message: 'an apostrophe ends this text, which starts with the same sign; put the whole text in double quotes',
    }
  }
  const [, bold] = /^(\*+)[^*\n]+\1/.exec(text.slice(offset)) ?? []
  if (mark === '*' && bold)
    return {
      offset,
      message: `fields have no bold or slanted text, and a text cannot start with "*"; write it without ${bold}`,
    }
  return mark
    ? { offset, message: `text that starts with "${mark}" must be quoted; put the whole text in double quotes` }
    : undefined
}
