import { readChartLine } from '../content/chart-line'
import { unescapeHtml } from '../text/escape-html'

/** What the cover of an article shows of it. */
export interface Cover {
  /** The amount of its first chart that the author has marked, with its unit, such as “36 bags”, unless units differ; where it has no chart, the value of its first key figure. */
  figure?: string | undefined
  /** The amounts of that chart, or of a text without figures the lengths of its sections: at most six, each from 0 to 1. */
  bars: number[]
  /** The bar of the figure, or else the longest. */
  marked: number
}

/** @param body An article as it is written. */
export const coverOf = (body: string): Cover => {
  const [, chart = ''] = /<Chart\b[^>]*>(.*?)<\/Chart>/s.exec(body) ?? []
  const items = Array.from(chart.matchAll(/^\s*[-*+] +(.+)$/gm), ([, line = '']) => line).slice(0, 6)
  const lines = items.flatMap((item) => readChartLine(item.replaceAll('**', '')) ?? [])
  const [, keyFigure] = /<KeyFigure\s[^>]*?\bvalue="([^"]+)"/.exec(body) ?? []
  const lengths = keyFigure ? [] : body.split(/^#{2,3} /m).map(({ length }) => length)
  const amounts = lines.length > 0 ? lines.map(({ amount }) => amount) : lengths.slice(0, 6)
  const most = Math.max(...amounts, Number.MIN_VALUE)
  const bold = items.findIndex((item) => item.includes('**'))
  const marked = bold === -1 ? amounts.indexOf(most) : bold
  const [unit, ...others] = new Set(lines.map(({ label }) => label.split(/[ ,;:]/)[0]))
  const { figure = keyFigure && unescapeHtml(keyFigure) } = lines[marked] ?? {}
  const isWhole = !unit || /^\$|%$/.test(figure ?? '')
  const withUnit = others.length > 0 || /^(?:at|by|for|in|of|on|to)$/.test(unit ?? '') ? undefined : `${figure} ${unit}`
  return { figure: isWhole ? figure : withUnit, bars: amounts.map((amount) => amount / most), marked }
}
