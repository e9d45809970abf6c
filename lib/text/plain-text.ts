import { unescapeHtml } from './escape-html'

/** The text of HTML that React has written, with spaces where blocks and lines end. */
export const plainText = (html: string): string =>
  unescapeHtml(
    html
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<\/(?:p|li|ul|ol|h\d|tr|td|th|div|figcaption|blockquote)>|<br\/?>/g, ' ')
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
