import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react'
import { wordsOf } from './words-of'

/** The caption of the figure that a table stands in. */
export const FigureCaption = createContext<string | undefined>(undefined)

/** `| Type | Good for |` → `Type, Good for`: the words of the first row, which tell a table without a caption apart. */
const columnNames = (rows: ReactNode): string => {
  const [head] = Children.toArray(rows)
  const [row] = isValidElement<{ children?: ReactNode }>(head) ? Children.toArray(head.props.children) : []
  const cells = isValidElement<{ children?: ReactNode }>(row) ? Children.toArray(row.props.children) : []
  return cells.map(wordsOf).filter(Boolean).join(', ')
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
