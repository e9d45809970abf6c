import type { FAQPage } from 'schema-dts'
import { plainText } from '@/lib/plain-text'

/** The questions of a page with their answers as text. */
export const faqPage = (entries: readonly { question: string; html: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, html }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
  })),
})
