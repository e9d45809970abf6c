import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react'

/** The caption of the figure that a table stands in. */
export const FigureCaption = createContext<string | undefined>(undefined)

const words = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return words(child.props.children)
      return typeof child === 'string' || typeof child === 'number' ? String(child) : ''
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** `| Type | Good for |` → `Type, Good for`: the words of the first row, which tell a table without a caption apart. */
const columnNames = (rows: ReactNode): string => {
  const [head] = Children.toArray(rows)
  const [row] = isValidElement<{ children?: ReactNode }>(head) ? Children.toArray(head.props.children) : []
  const cells = isValidElement<{ children?: ReactNode }>(row) ? Children.toArray(row.props.children) : []
  return cells.map(words).filter(Boolean).join(', ')
}

/** Tables scroll inside their own box on narrow screens; the box takes the keyboard's focus so that it can be scrolled. */
export const ScrollableTable = ({ children }: { children?: ReactNode }) => {
  const caption = useContext(FigureCaption)
  return (
    <section className="table-scroll" tabIndex={0} aria-label={caption ?? columnNames(children)}>
      <table>{children}</table>
    </section>
  )
}
