import { type Finding, isError } from './finding'

const placeOf = ({ file, path }: Finding): string => `${file} ${path}`

/** The findings between entries without those that follow from a wrong value: a whole file or text has many places. */
export const dropConsequences = (between: readonly Finding[], inEntries: readonly Finding[]): Finding[] => {
  const inFields = inEntries.filter((finding) => isError(finding) && finding.path !== '' && finding.path !== 'body')
  const faulty = new Set(inFields.map(placeOf))
  return between.filter((finding) => !faulty.has(placeOf(finding)))
}

/** One mistake can break several rules with the same message, and a warning at the very place of another finding is about the same signs. */
export const dropCascading = (findings: readonly Finding[]): Finding[] => {
  const seen = new Set<string>()
  return findings.filter((finding) => {
    const { file, line, column, path, message } = finding
    const place = `${file}:${line}:${column}`
    const text = `${place} ${path} ${message}`
    const isLeftOut = seen.has(text) || (!isError(finding) && seen.has(place) && !place.endsWith(':1:1'))
    seen.add(text).add(place)
    return !isLeftOut
  })
}

const mostOfKind = 100

/** The findings without those that are too many of a kind; the last one that is left says how many. */
export const dropMany = <Each extends { file?: string; id: string; message: string }>(
  findings: readonly Each[],
): Each[] => {
  const kinds = new Map<string, Each[]>()
  for (const finding of findings) {
    const kind = `${finding.file} ${finding.id}`
    if (!kinds.get(kind)?.push(finding)) kinds.set(kind, [finding])
  }
  return [...kinds.values()].flatMap((same) => {
    const last = same.length > mostOfKind && same[mostOfKind - 1]
    if (!last) return same
    const message = `${last.message}; and ${same.length - mostOfKind} more of this kind in the file`
    return [...same.slice(0, mostOfKind - 1), { ...last, message }]
  })
}
