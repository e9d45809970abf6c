import { ArticleCover } from '@/components/illustrations/article-cover'
import { logoMark } from '@/components/layout/logo-mark'
import { balanceLines } from '@/lib/seo/balance-lines'
import { drawableText, socialImageSize } from '@/lib/seo/social-image'
import { SocialIllustration, type SocialMotif } from './social-illustration'

/** Text and illustration of one social image. */
export interface SocialCopy {
  eyebrow?: string
  heading: string
  motif: SocialMotif
  /** The article whose cover is beside the text, where the motif is `cover`. */
  slug?: string
}

interface Setting {
  face: 'Besley' | 'Instrument Sans'
  size: number
  tracking: number
}

/** Lays out a line of text as outlines of glyphs, in units of the font that `scale` converts to px. */
type Typeset = (text: string, setting: Setting) => { scale: number; glyphs: readonly { outline: string; x: number }[] }

interface SocialCardProps extends SocialCopy {
  brand: string
  /** The site's address without its scheme. */
  host: string
  typeset: Typeset
}

/** Left edge and width of the column of text in px. */
const [left, column] = [64, 590]

/** Top and height of the part that the eyebrow and the heading are centered in. */
const [top, room] = [112, 400]

/** Height of the eyebrow with the space below it. */
const eyebrowHeight = 46

/** Size of the heading in px and its lines: as large as its length allows. */
const headingLines = (text: string): { size: number; lines: string[] } => {
  const size = text.length <= 24 ? 84 : text.length <= 44 ? 68 : text.length <= 72 ? 56 : 46
  return { size, lines: balanceLines(text, column / size) }
}

/** Text that stays on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

interface LineProps extends Setting {
  text: string
  x?: number
  /** Where the baseline is. */
  y: number
  /** A fill. */
  className: string
  typeset: Typeset
}

const Line = ({ text, x = left, y, className, typeset, ...setting }: LineProps) => {
  const { scale, glyphs } = typeset(drawableText(text), setting)
  return (
    <g className={className} transform={`translate(${x} ${y}) scale(${scale} ${-scale})`}>
      {glyphs.map((glyph) => (
        <path key={glyph.x} transform={`translate(${glyph.x / scale} 0)`} d={glyph.outline} />
      ))}
    </g>
  )
}

const Cover = ({ slug }: { slug: string }) => (
  <>
    <clipPath id="cover">
      <rect x="636" y="142" width="500" height="312" rx="8" />
    </clipPath>
    <g clipPath="url(#cover)">
      <svg x="636" y="142" width="500" height="312" aria-hidden="true">
        <ArticleCover slug={slug} />
      </svg>
    </g>
  </>
)

/**
 * A page's social image as SVG, with its text as outlines of glyphs, so that it looks the same on every machine. Light theme,
 * since previews have no theme.
 */
export const SocialCard = ({ eyebrow, heading, motif, slug, brand, host, typeset }: SocialCardProps) => {
  const { size, lines } = headingLines(drawableText(heading.replaceAll(brand, unbroken(brand))))
  const lead = eyebrow ? eyebrowHeight : 0
  const step = size * 1.06
  const start = top + (room - lead - lines.length * step) / 2
  const sans = { face: 'Instrument Sans', typeset } as const
  const serif = { face: 'Besley', typeset } as const
  return (
    <svg {...socialImageSize} viewBox={`0 0 ${socialImageSize.width} ${socialImageSize.height}`} aria-hidden="true">
      <rect {...socialImageSize} className="fill-paper" />
      <SocialIllustration motif={motif} />
      {slug && <Cover slug={slug} />}
      <svg x={left} y="52" width="44" height="44" viewBox="0 0 32 32" aria-hidden="true">
        {logoMark}
      </svg>
      <Line {...serif} className="fill-ink" text={brand} x={122} y={90} size={31} tracking={-0.02} />
      {eyebrow && (
        <Line
          {...sans}
          className="fill-copper"
          text={eyebrow.toUpperCase()}
          y={start + 19}
          size={20}
          tracking={0.115}
        />
      )}
      {lines.map((line, index) => (
        <Line
          key={line}
          {...serif}
          className="fill-ink"
          text={line}
          y={start + lead + index * step + 0.83 * size}
          size={size}
          tracking={-0.035}
        />
      ))}
      <Line {...sans} className="fill-ink-2" text={host} y={587} size={22} tracking={0} />
    </svg>
  )
}
