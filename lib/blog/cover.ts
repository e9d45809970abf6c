import { readChartLine } from '../content/chart-line'
import { unescapeHtml } from '../text/escape-html'

/** What the cover of an article shows of it. */
export interface Cover {
  /** The value of its first key figure, such as “10 hours”. */
  figure?: string | undefined
  /** The amounts of its first chart, or else the lengths of its sections: at most six, each from 0 to 1. */
  bars: number[]
}

/** @param body An article as it is written. */
export const coverOf = (body: string): Cover => {
  const [, figure] = /<KeyFigure\s[^>]*?\bvalue="([^"]+)"/.exec(body) ?? []
  const [, chart = ''] = /<Chart\b[^>]*>(.*?)<\/Chart>/s.exec(body) ?? []
  const lines = Array.from(chart.matchAll(/^\s*[-*+] +(.+)$/gm), ([, line = '']) => line.replaceAll('**', ''))
  const amounts = lines.flatMap((line) => readChartLine(line)?.amount ?? [])
  const lengths = body.split(/^#{2,3} /m).map(({ length }) => length)
  const shown = (amounts.length > 0 ? amounts : lengths).slice(0, 6)
  const most = Math.max(...shown, Number.MIN_VALUE)
  return {
    figure: figure && unescapeHtml(figure),
    bars: shown.map((amount) => amount / most),
  }
}
