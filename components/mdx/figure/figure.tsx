import { type ComponentProps, createContext, type ReactNode } from 'react'

/** A picture. React would preload one that is not lazy. */
export const LazyImage = ({ src, alt }: ComponentProps<'img'>) => <img src={src} alt={alt} loading="lazy" />

/** The caption of the figure around the table. */
export const FigureCaption = createContext<string | undefined>(undefined)

interface FigureProps {
  caption: string
  /** Address of a picture in public/images, in place of children. */
  src?: string
  /** What the picture shows. */
  alt?: string
  children?: ReactNode
}

/** A picture, a table, or a list with a caption. The pages replace the picture by the files that the build makes of it. */
export const Figure = ({ caption, src, alt = '', children }: FigureProps) => (
  <FigureCaption value={caption}>
    <figure className="article-figure">
      {src === undefined ? children : <LazyImage src={src} alt={alt} />}
      <figcaption>{caption}</figcaption>
    </figure>
  </FigureCaption>
)
