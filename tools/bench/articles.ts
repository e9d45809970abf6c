import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const words =
  `agent answer approve audit batch bridge budget call carrier case change chart check claim clerk client close count crew customer
deadline delay desk draft driver entry error estimate export field figure flow forecast freight goal growth guest hour idea index invoice item
label ledger letter limit line load mail margin market meeting method minute month need note notice office order owner page partner people phone
pilot plan price process project quality quarter question record refund region reminder report request result review road role route rule sample
schedule season service shift ship signal skill source staff step stock story supply table task team ticket time total track trade trend trial
truck unit value visit voice wage week window work year`.split(/\s/)

const several = (count: number, make: () => string, separator: string): string =>
  Array.from({ length: count }, make).join(separator)

/** An article of about 850 words in sections with lists, a table, a quote, and links; the same for the same index. */
function generateArticle(index: number): string {
  let state = index + 1
  /** A whole number below a limit (minimal standard generator). */
  const next = (limit: number) => {
    state = (state * 48271) % 2147483647
    return state % limit
  }
  const pick = (list: readonly string[]) => list[next(list.length)] ?? ''
  const phrase = (length: number) =>
    several(length, () => pick(words), ' ').replace(/^./, (letter) => letter.toUpperCase())
  const sentence = () => `${phrase(9 + next(9))}.`
  const paragraph = () => several(4, sentence, ' ')
  const bullets = () => several(4, () => `- ${sentence()}`, '\n')
  const section = () => `## ${phrase(4)}\n\n${paragraph()}\n\n${paragraph()}\n\n${bullets()}`
  return `---
title: "${phrase(5).slice(0, 50)} ${index}"
preview: "${sentence()}"
tags: [${pick(['Finance', 'Retail', 'Healthcare', 'Marketing'])}, ${pick(['Logistics', 'Hiring', 'Support'])}]
published: ${new Date(Date.UTC(2020, 0, 1 + (index % 2000))).toISOString().slice(0, 10)}
callToAction: ${pick(['lead-form', 'services', 'booking'])}
callToActionText: "${sentence()}"
sample: true
---

${paragraph()} See [how we work](/about) and [what we build](/services#development).

${several(2, section, '\n\n')}

<Figure caption="${sentence()}">

| Task | Before | After |
| --- | ---: | ---: |
${several(4, () => `| ${phrase(2)} | ${1 + next(40)} | ${1 + next(9)} |`, '\n')}

</Figure>

${section()}

> ${sentence()}

${section()}
`
}

/** Writes the given number of articles into a folder. */
export async function generateArticles(count: number, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (let index = 0; index < count; index++)
    await writeFile(join(folder, `generated-${String(index).padStart(5, '0')}.mdx`), generateArticle(index))
}
