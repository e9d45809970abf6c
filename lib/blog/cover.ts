import { readChartLine } from '../content/chart-line'
import { unescapeHtml } from '../text/escape-html'

/** What the cover of an article shows of it. */
export interface Cover {
  /** The largest amount of its first chart with its unit, such as “36 bags”; where it has no chart, the value of its first key figure. */
  figure?: string | undefined
  /** The amounts of that chart, or of a text without figures the lengths of its sections: at most six, each from 0 to 1. */
  bars: number[]
}

/** @param body An article as it is written. */
export const coverOf = (body: string): Cover => {
  const [, chart = ''] = /<Chart\b[^>]*>(.*?)<\/Chart>/s.exec(body) ?? []
  const items = Array.from(chart.matchAll(/^\s*[-*+] +(.+)$/gm), ([, line = '']) => line.replaceAll('**', ''))
  const lines = items.flatMap((line) => readChartLine(line) ?? []).slice(0, 6)
  const [, keyFigure] = /<KeyFigure\s[^>]*?\bvalue="([^"]+)"/.exec(body) ?? []
  const lengths = keyFigure ? [] : body.split(/^#{2,3} /m).map(({ length }) => length)
  const amounts = lines.length > 0 ? lines.map(({ amount }) => amount) : lengths.slice(0, 6)
  const most = Math.max(...amounts, Number.MIN_VALUE)
  const largest = lines.find(({ amount }) => amount === most)?.figure
  const [unit, otherUnit] = new Set(lines.map(({ label }) => label.split(' ')[0]))
  return {
    figure: largest ? largest + (otherUnit ? '' : ` ${unit}`) : keyFigure && unescapeHtml(keyFigure),
    bars: amounts.map((amount) => amount / most),
  }
}
