import {
  Children,
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
} from 'react'
import type { BlockName } from '../../lib/content/blocks'
import { Card } from '../ui/card'
import { Chart } from './chart'
import { textContent } from './text-content'

interface CalloutProps {
  title: string
  children: ReactNode
}

/** A note beside the text, such as a tip, a warning, or an example. No <aside>, which readers' modes of browsers leave out. */
const Callout = ({ title, children }: CalloutProps) => (
  <Card
    role="note"
    look="teal"
    corner="plate"
    className="callout margin-note p-6 text-body print:border print:border-rule-2 [&>*+*]:mt-1.5"
    aria-label={title}
  >
    <p className="font-semibold">{title}</p>
    {children}
  </Card>
)

/** The main statement of a paragraph, as one sentence in large type. */
const PullQuote = ({ children }: { children: ReactNode }) => (
  <blockquote className="pull-quote margin-note">{children}</blockquote>
)

const eventOf = (href = '') => {
  if (href.startsWith('mailto:')) return 'Mail link'
  return href.startsWith('tel:') ? 'Phone link' : undefined
}

/** A link of a text, which names its measured event itself, since editors name none. */
export const TextLink = (link: ComponentProps<'a'>) => <a {...link} data-event={eventOf(link.href)} />

/** A picture. React would preload one that is not lazy. */
export const LazyImage = ({ src, alt }: ComponentProps<'img'>) => <img src={src} alt={alt} loading="lazy" />

/** The box of a list of tasks, as a sign: nobody can tick it. */
export const TaskSign = ({ checked }: ComponentProps<'input'>) => (checked ? '☑\uFE0E' : '☐')

/** The caption of the figure around the table. */
const FigureCaption = createContext<string | undefined>(undefined)

interface FigureProps {
  caption: string
  /** Address of a picture in public/images, in place of children. */
  src?: string
  /** What the picture shows. */
  alt?: string
  children?: ReactNode
}

/** A picture, a table, or a list with a caption. The pages replace the picture by the files that the build makes of it. */
const Figure = ({ caption, src, alt = '', children }: FigureProps) => (
  <FigureCaption value={caption}>
    <figure className="article-figure">
      {src === undefined ? children : <LazyImage src={src} alt={alt} />}
      <figcaption>{caption}</figcaption>
    </figure>
  </FigureCaption>
)

/** A numbered list whose steps are set apart. */
const Steps = ({ children }: { children: ReactNode }) => <div className="steps">{children}</div>

/** One important number, with what it counts. Not in a <p>: where readers set the space below paragraphs, that would replace the note's margin. */
const KeyFigure = ({ value, label }: { value: string; label: string }) => (
  <div className="key-figure margin-note">
    <strong>{value}</strong> <span>{label}</span>
  </div>
)

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

/** The blocks of lib/content/blocks.ts. */
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
