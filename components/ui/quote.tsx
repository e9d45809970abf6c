const sizes = {
  xl: 'display text-title text-pretty sm:text-balance lg:text-h2',
  l: 'display text-title leading-tight',
  m: 'display text-title text-pretty sm:text-balance',
  s: 'font-display text-lead tracking-lead text-balance',
  xs: 'font-display text-body leading-normal text-balance',
}

interface QuoteProps {
  /** xl: as wide as the page; l: the main content of its section; m: the only one in view; s, xs: beside other content. */
  size: keyof typeof sizes
  className?: string
  /** The text without quotation marks. */
  children: string
}

/** A quotation in the display face, with its source in the figure's caption. */
export const Quote = ({ size, className = '', children }: QuoteProps) => (
  <blockquote className={`${sizes[size]} ${className}`}>{`“${children}”`}</blockquote>
)
