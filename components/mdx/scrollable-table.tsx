import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react'
import { textContent } from './text-content'

/** The caption of the figure around the table. */
export const FigureCaption = createContext<string | undefined>(undefined)

/** `| Type | Good for |` → `Type, Good for`: the text of the first row, which names a table without a caption. */
const columnNames = (rows: ReactNode): string => {
  const [head] = Children.toArray(rows)
  const [row] = isValidElement<{ children?: ReactNode }>(head) ? Children.toArray(head.props.children) : []
  const cells = isValidElement<{ children?: ReactNode }>(row) ? Children.toArray(row.props.children) : []
  return cells.map(textContent).filter(Boolean).join(', ')
}

/** Tables scroll inside their own box on narrow screens; the box can be focused so that the keyboard can scroll it. */
export const ScrollableTable = ({ children }: { children?: ReactNode }) => {
  const caption = useContext(FigureCaption)
  return (
    <section className="table-scroll" tabIndex={0} aria-label={caption ?? columnNames(children)}>
      <table>{children}</table>
    </section>
  )
}
