const word = /[\w-]+/g

/**
 * Which of some names scripts may give to an element: those that stand in their text as whole words.
 * @param scripts The text of scripts, often a megabyte: names are only looked for when all their words are in it.
 * @param names As selectors ask for them: `.sm:p-2`, `#menu`, `dialog`.
 */
export function namedIn(scripts: string, names: Iterable<string>): string[] {
  if (scripts === '') return []
  // An escaped line break would stick to the word after it.
  const text = scripts.replaceAll('\\n', '\n')
  const words = new Set(text.match(word))
  return [...names].filter((name) => {
    const plain = name.replace(/^[.#]/, '')
    const parts = plain.match(word) ?? []
    return parts.every((part) => words.has(part)) && (parts[0] === plain || text.includes(plain))
  })
}
