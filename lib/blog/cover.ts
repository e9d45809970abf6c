import { readChartLine } from '../content/chart-line'

/** What the cover of an article shows of it. */
export interface Cover {
  /** The value of its first key figure, such as “10 hours”. */
  figure?: string | undefined
  /** The amounts of its first chart, or else the lengths of its sections: at most six, each from 0 to 1. */
  bars: number[]
}

/** @param body An article as it is written. */
export const coverOf = (body: string): Cover => {
  const [, chart = ''] = /<Chart\b[^>]*>(.*?)<\/Chart>/s.exec(body) ?? []
  const lines = Array.from(chart.matchAll(/^\s*[-*+] +(.+)$/gm), ([, line = '']) => line.replaceAll('**', ''))
  const amounts = lines.flatMap((line) => readChartLine(line)?.amount ?? [])
  const lengths = body.split(/^#{2,3} /m).map(({ length }) => length)
  const shown = (amounts.length > 0 ? amounts : lengths).slice(0, 6)
  const most = Math.max(...shown, Number.MIN_VALUE)
  return {
    figure: /<KeyFigure\s[^>]*?\bvalue="([^"]+)"/.exec(body)?.[1],
    bars: shown.map((amount) => amount / most),
  }
}

/** The size of a cover's figure in units of a cover 640 wide: as large as its length allows. */
export const figureSize = (figure: string): number => Math.min(132, Math.round(940 / figure.length))
