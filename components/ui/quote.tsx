const sizes = {
  l: 'display text-h2-s leading-tight',
  m: 'display text-quote text-pretty sm:text-balance',
  s: 'font-display text-lead tracking-lead text-balance',
  xs: 'font-display text-h4 leading-normal text-balance',
}

interface QuoteProps {
  /** l: carries its section; m: the one in view; s, xs: beside other things. */
  size: keyof typeof sizes
  className?: string
  /** The words without quotation marks. */
  children: string
}

/** What somebody said, in the display face; whoever said it stands in the figure's caption. */
export const Quote = ({ size, className = '', children }: QuoteProps) => (
  <blockquote className={`${sizes[size]} ${className}`}>“{children}”</blockquote>
)
