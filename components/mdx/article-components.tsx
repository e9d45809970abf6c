import {
  Children,
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  isValidElement,
  type ReactNode,
  useContext,
} from 'react'
import type { BlockName } from './blocks'
import { Callout } from './callout/callout'
import { Chart } from './chart/chart'
import { Figure, FigureCaption, LazyImage } from './figure/figure'
import { KeyFigure } from './key-figure/key-figure'
import { PullQuote } from './pull-quote/pull-quote'
import { Steps } from './steps/steps'
import { textContent } from './text-content'

const eventOf = (href = '') => {
  if (href.startsWith('mailto:')) return 'Mail link'
  return href.startsWith('tel:') ? 'Phone link' : undefined
}

/** A link of a text, which names its measured event itself, since editors name none. */
export const TextLink = (link: ComponentProps<'a'>) => <a {...link} data-event={eventOf(link.href)} />

/** The box of a list of tasks, as a sign: nobody can tick it. */
export const TaskSign = ({ checked }: ComponentProps<'input'>) => (checked ? '☑\uFE0E' : '☐')

/** `| Type | Good for |` → `Type, Good for`: the text of the first row, which names a table without a caption. */
const columnNames = (rows: ReactNode): string => {
  const [head] = Children.toArray(rows)
  const [row] = isValidElement<{ children?: ReactNode }>(head) ? Children.toArray(head.props.children) : []
  const cells = isValidElement<{ children?: ReactNode }>(row) ? Children.toArray(row.props.children) : []
  return cells.map(textContent).filter(Boolean).join(', ')
}

/** Tables scroll inside their own box on narrow screens; the box can be focused so that the keyboard can scroll it. */
const ScrollableTable = ({ children }: { children?: ReactNode }) => {
  const caption = useContext(FigureCaption)
  return (
    <section className="table-scroll" tabIndex={0} aria-label={caption ?? columnNames(children)}>
      <table>{children}</table>
    </section>
  )
}

interface CellProps {
  style?: CSSProperties
  children?: ReactNode
}

/** Table cells state their alignment in an attribute, since the site's security policy forbids inline styles. */
const HeadCell = ({ style, children }: CellProps) => (
  <th scope="col" data-align={style?.textAlign}>
    {children}
  </th>
)

const Cell = ({ style, children }: CellProps) => <td data-align={style?.textAlign}>{children}</td>

/** A row of a table, whose first cell is its header. */
const Row = ({ children }: CellProps) => {
  const [first, ...others] = Children.toArray(children).filter((cell) => isValidElement<CellProps>(cell))
  return (
    <tr>
      {first?.type === Cell ? (
        <th scope="row" data-align={first.props.style?.textAlign}>
          {first.props.children}
        </th>
      ) : (
        first
      )}
      {others}
    </tr>
  )
}

/** What draws the blocks. */
const blocks = { Callout, PullQuote, Figure, Steps, KeyFigure, Chart } satisfies Record<BlockName, ComponentType<never>>

/** What draws the parts of an article besides plain HTML. */
export const articleComponents = {
  ...blocks,
  table: ScrollableTable,
  tr: Row,
  th: HeadCell,
  td: Cell,
  a: TextLink,
  img: LazyImage,
  input: TaskSign,
}
