import type { Drawing as Svg } from '@/lib/pictures/drawing'

/** A drawing of the firm, from a file of its content. Decoration: the text beside it says the same. */
export const Drawing = ({ svg: { viewBox, markup }, className = '' }: { svg: Svg; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox={viewBox}
    className={`illustration ${className}`}
    dangerouslySetInnerHTML={{ __html: markup }}
  />
)

/** What is in a drawing, inside of another illustration of its size. */
export const DrawingParts = ({ svg: { markup } }: { svg: Svg }) => <g dangerouslySetInnerHTML={{ __html: markup }} />
