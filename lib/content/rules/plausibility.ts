/** What an entry says that is allowed, and hardly meant. */
import {
  type Entry,
  type Finding,
  fieldFinding,
  fieldOf,
  fieldText,
  fieldValue,
  findingAt,
  valueAt,
} from '@site/content-check'
import { hasOtherLetters, undrawnSigns } from '../../seo/social-image'
import { isDay } from '../../text/dates'
import { type CollectionName, collections, type SiteCollection } from '../collections'
import { found } from '../sentences'
import { isDraft } from './publication'

/** Warns of a tool that seems to cost nothing, unless it is a draft. */
export const checkPrice = (entry: Entry<CollectionName>): Finding[] => {
  if (entry.collection !== 'planTools' || fieldValue(entry, 'price') !== 0 || isDraft(entry)) return []
  return [fieldFinding(entry, ['price'], found('plan/free'))]
}

/** Warns of a question that goes on with its answer, and of a text that begins with what the page prints above it. */
export const checkQuestion = (entry: Entry<CollectionName>): Finding[] => {
  const field = { articles: 'title', faq: 'question' }[String(entry.collection)]
  const head = field && fieldText(entry, field)?.trim()
  if (!head || !entry.body) return []
  const start = entry.body.start + entry.source.text.slice(entry.body.start).search(/\S|$/)
  const [, words = ''] = /^[^\p{L}\p{N}]*(.*)/su.exec(entry.source.text.slice(start)) ?? []
  const isRepeated = words.toLowerCase().startsWith(head.toLowerCase())
  const isAnswered = field === 'question' && /\?\s+[^?]+$/.test(head)
  return [
    ...(isRepeated ? [findingAt(entry.source, start, 'body', found('text/repeated-head', { field }))] : []),
    ...(isAnswered ? [fieldFinding(entry, [field], found('faq/answer-in-question'))] : []),
  ]
}

/** Warns of a project that took longer than planned, and of a share of more than the whole. */
export const checkProportions = (entry: Entry<CollectionName>): Finding[] => {
  const { planned, actual } = Object(fieldValue(entry, 'duration'))
  const text = `${fieldText(entry, 'claim')} ${fieldText(entry, 'description')}`
  const isShare =
    fieldValue(entry, 'unit') === '%' && /satisf|happy|recommend|accura|uptime|on time|clients who/i.test(text)
  const isMore = isShare && Number(fieldValue(entry, 'value')) > 100
  return [
    ...(planned < actual ? [fieldFinding(entry, ['duration', 'actual'], found('figure/longer'))] : []),
    ...(isMore ? [fieldFinding(entry, ['value'], found('figure/share'))] : []),
  ]
}

/** Warns of texts that link previews cannot have: letters, unless the owner has added a font, and signs such as emoji. */
export const checkSocialTitles = ({ entries }: { entries: readonly Entry<CollectionName>[] }): Finding[] => {
  const hasFont = entries.some((entry) => fieldOf(fieldValue(entry, 'theme'), 'socialFont'))
  return entries.flatMap((entry) => {
    const { address }: SiteCollection = collections[entry.collection]
    return [address ? ['title'] : ['head', 'heading'], ['tags'], ['brand']].flatMap((path) => {
      const text = String(valueAt(entry.fields.data, path))
      if (!hasFont && hasOtherLetters(text)) return [fieldFinding(entry, path, found('search/script'))]
      const signs = undrawnSigns(text)
      return signs ? [fieldFinding(entry, path, found('search/sign', { signs }))] : []
    })
  })
}

/** Warns of a day so long ago that its year may be mistyped. */
export const checkDays = (entry: Entry<CollectionName>): Finding[] =>
  entry.fields.texts.flatMap(({ path }) => {
    const day = String(valueAt(entry.fields.data, path))
    return day < '1990' && isDay(day) ? [fieldFinding(entry, path, found('publication/long-ago', { day }))] : []
  })
