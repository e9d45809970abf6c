import { Children, isValidElement, type ReactNode } from 'react'
import { readChartLine } from '../../../lib/content/chart-line'
import { Bar } from '../../ui/bar'
import { textContent } from '../text-content'

type Parent = { children?: ReactNode }

const childrenOf = (node: ReactNode, tag: string): ReactNode[] =>
  Children.toArray(node).flatMap((child) =>
    isValidElement<Parent>(child) && child.type === tag ? [child.props.children] : [],
  )

const isBold = (line: ReactNode): boolean =>
  Children.toArray(line).some((child) => isValidElement(child) && child.type === 'strong')

/** Amounts as bars on one scale that begins at zero: one bar for each line of the list; the line in bold is emphasized. */
export const Chart = ({ caption, children }: { caption: string; children: ReactNode }) => {
  const lines = childrenOf(children, 'ul')
    .flatMap((list) => childrenOf(list, 'li'))
    .flatMap((line) => {
      const read = readChartLine(textContent(line))
      return read ? [{ ...read, point: isBold(line) }] : []
    })
  const largest = Math.max(...lines.map(({ amount }) => amount), Number.MIN_VALUE)
  return (
    <figure className="chart margin-note">
      <ul>
        {lines.map(({ figure, label, amount, point }) => (
          <li key={`${figure} ${label}`}>
            <strong>{figure}</strong> {label}
            <Bar amount={amount} most={largest} point={point} />
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
