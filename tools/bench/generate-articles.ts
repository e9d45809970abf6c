/** `npx tsx tools/bench/generate-articles.ts 1000 content/articles`: articles to measure builds with. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const words =
  'agent answer approve arch audit batch bill booking bridge budget call carrier case cash change chart check claim clerk client clinic close coach code count crew customer daily data deadline delay desk detail draft driver email entry error estimate evening export fair field figure file filter finance fix fleet flow follow forecast form foreman freight gate goal grant group growth guest handle help hire hour idea import index input invoice item job keep key label late launch law lead ledger letter limit line list load local log loss mail manage margin market match measure meeting memo method minute model month morning nail name need night note notice number nurse offer office open order owner page paper part partner patch pay people phone pilot plan plant plate point policy price print process product profit project proof quality quarter queue question quote rate reach read record refund region reminder reply report request result retail review ring river road role roof route rule safe sale sample save scale schedule school score search season seat service shelf shift ship shop signal site size skill slow small source spare staff stage start status step stock stone store story street supply system table task team tenant term test ticket time title tool total town track trade train trend trial truck trust turn unit update value vendor view visit voice wage wait warehouse watch week weight window word work year'.split(
    ' ',
  )

/** A small generator of numbers from 0 to 1 that gives the same row for the same seed (mulberry32). */
const numbers = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const topics = ['Finance', 'Retail', 'Healthcare', 'Marketing', 'Logistics', 'Hiring', 'Support', 'Strategy']
const targets = ['lead-form', 'services', 'booking']

/**
 * One article: about 850 words in sections, with a list, a table, a quote and links, as a person would write it.
 * @param index Counted from 0; decides on everything, so that a second run writes the same.
 */
export function generateArticle(index: number): string {
  const next = numbers(index + 1)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const phrase = (length: number) => Array.from({ length }, () => pick(words)).join(' ')
  const sentence = () => `${capital(phrase(9 + Math.floor(next() * 11)))}.`
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ')
  const section = () =>
    [
      `## ${capital(phrase(4))}`,
      paragraph(),
      paragraph(),
      Array.from({ length: 4 }, () => `- ${sentence()}`).join('\n'),
    ].join('\n\n')
  const table = [
    '| Task | Before | After |',
    '| --- | ---: | ---: |',
    ...Array.from(
      { length: 4 },
      () => `| ${capital(phrase(2))} | ${Math.ceil(next() * 40)} | ${Math.ceil(next() * 9)} |`,
    ),
  ]
  const day = new Date(Date.UTC(2020, 0, 1 + (index % 2000)))
  return `---
title: "${capital(phrase(5)).slice(0, 50)} ${index}"
preview: "${sentence()}"
tags: [${[...new Set([pick(topics), pick(topics)])].join(', ')}]
published: ${day.toISOString().slice(0, 10)}
callToAction: ${pick(targets)}
callToActionText: "${sentence()}"
sample: true
---

${paragraph()} See [how we work](/about) and [what we build](/services#development).

${section()}

${section()}

<Figure caption="${sentence()}">

${table.join('\n')}

</Figure>

${section()}

> ${sentence()}

${section()}
`
}

/**
 * Writes articles into a folder.
 * @param count How many.
 */
export async function generateArticles(count: number, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (let index = 0; index < count; index++)
    await writeFile(join(folder, `generated-${String(index).padStart(5, '0')}.mdx`), generateArticle(index))
}

const [, script = '', count = '', folder = ''] = process.argv
if (script.endsWith('generate-articles.ts')) await generateArticles(Number(count), folder)
