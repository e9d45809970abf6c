const fence = /^\s*(`{3,}|~{3,})/

/** Whether each line belongs to a block of code, whose spaces count. */
const linesInCode = (lines: readonly string[]): boolean[] => {
  let open: string | undefined
  return lines.map((line) => {
    const mark = fence.exec(line)?.[1]
    const wasOpen = open !== undefined
    if (mark && open === undefined) open = mark
    else if (mark && open && mark.startsWith(open)) open = undefined
    return wasOpen && open !== undefined
  })
}

/**
 * A Markdown body without spaces at the ends of lines, blank lines at its start, and missing or repeated line breaks at its end.
 * Two spaces that break a line stay, and so does code.
 */
export const tidyBody = (body: string): string => {
  const lines = body.split('\n')
  const inCode = linesInCode(lines)
  const tidied = lines.map((line, index) => {
    if (inCode[index]) return line
    const trimmed = line.trimEnd()
    const breaksLine = line.endsWith('  ') && trimmed !== '' && (lines[index + 1] ?? '').trim() !== ''
    return breaksLine ? line : trimmed
  })
  const text = tidied.join('\n').replace(/^\n+/, '').trimEnd()
  return text === '' ? '' : `${text}\n`
}
