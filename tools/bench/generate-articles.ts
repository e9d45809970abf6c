import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const words =
  'agent answer approve audit batch booking bridge budget call carrier case cash change chart check claim clerk client clinic close coach count crew customer data deadline delay desk draft driver email entry error estimate evening export field figure finance fleet flow forecast foreman freight goal growth guest hire hour idea import index invoice item job label launch ledger letter limit line load loss mail margin market meeting method minute month morning name need night note notice nurse offer office order owner page partner patch people phone pilot plan point policy price process product project proof quality quarter question quote reach record refund region reminder reply report request result retail review river road role route rule sale sample schedule school score season seat service shelf shift ship shop signal site skill source staff stage step stock store story street supply table task team tenant term ticket time tool total town track trade train trend trial truck trust unit value vendor visit voice wage warehouse week weight window work year'.split(
    ' ',
  )

/** Numbers from 0 to 1, deterministic for a seed (mulberry32). */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

const several = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

/** An article of about 850 words in sections with lists, a table, a quote, and links; deterministic for an index. */
function generateArticle(index: number): string {
  const next = numbers(index + 1)
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? ''
  const phrase = (length: number) =>
    several(length, () => pick(words))
      .join(' ')
      .replace(/^./, (first) => first.toUpperCase())
  const sentence = () => `${phrase(9 + Math.floor(next() * 11))}.`
  const paragraph = () => several(4, sentence).join(' ')
  const list = () => several(4, () => `- ${sentence()}`).join('\n')
  const section = () => `## ${phrase(4)}\n\n${paragraph()}\n\n${paragraph()}\n\n${list()}`
  const rows = several(4, () => `| ${phrase(2)} | ${Math.ceil(next() * 40)} | ${Math.ceil(next() * 9)} |`)
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

${section()}

${section()}

<Figure caption="${sentence()}">

| Task | Before | After |
| --- | ---: | ---: |
${rows.join('\n')}

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
