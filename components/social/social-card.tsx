import { ArticleCover } from '@/components/illustrations/article-cover'
import { logoMark } from '@/components/layout/logo-mark'
import { balanceLines } from '@/lib/seo/balance-lines'
import { drawableText, socialImageSize } from '@/lib/seo/social-image'
import { SocialIllustration, type SocialMotif } from './social-illustration'
import { type Colors, svgAddress } from './svg-markup'

/** Text and illustration of one social image. */
export interface SocialCopy {
  eyebrow?: string
  heading: string
  motif: SocialMotif
  /** The article whose cover is beside the text, where the motif is `cover`. */
  slug?: string
}

interface SocialCardProps extends SocialCopy {
  brand: string
  /** The site's address without its scheme. */
  host: string
  colors: Colors
}

/** Width of the column of text in px. */
const column = 590

/** Size of the heading in px and its lines: as large as its length allows. */
const headingLines = (text: string): { size: number; lines: string[] } => {
  const size = text.length <= 24 ? 84 : text.length <= 44 ? 68 : text.length <= 72 ? 56 : 46
  return { size, lines: balanceLines(text, column / size) }
}

/** Text that stays on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

const mark = (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    {logoMark}
  </svg>
)

const fill = { position: 'absolute', left: 0, top: 0 } as const

/**
 * A page's social image for the renderer of `next/og`: boxes with inline styles, since style sheets do not apply. Light theme,
 * since previews have no theme.
 */
export const SocialCard = ({ eyebrow, heading, motif, slug, brand, host, colors }: SocialCardProps) => {
  const color = (name: string) => colors.palette.get(name)
  const { size, lines } = headingLines(drawableText(heading.replaceAll(brand, unbroken(brand))))
  return (
    <div style={{ ...socialImageSize, display: 'flex', backgroundColor: color('paper'), color: color('ink') }}>
      <img alt="" {...socialImageSize} src={svgAddress(<SocialIllustration motif={motif} />, colors)} style={fill} />
      {slug && (
        <img
          alt=""
          width={500}
          height={312}
          src={svgAddress(<ArticleCover slug={slug} />, colors)}
          style={{ position: 'absolute', left: 636, top: 142, borderRadius: 8 }}
        />
      )}
      <div style={{ ...fill, left: 64, top: 52, display: 'flex', alignItems: 'center' }}>
        <img alt="" width={44} height={44} src={svgAddress(mark, colors)} />
        <span style={{ marginLeft: 14, fontSize: 31, letterSpacing: '-0.02em' }}>{drawableText(brand)}</span>
      </div>
      <div
        style={{
          ...fill,
          left: 64,
          top: 112,
          width: column,
          height: 400,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
        }}
      >
        {eyebrow && (
          <span
            style={{
              marginBottom: 22,
              fontFamily: 'Instrument Sans',
              fontSize: 20,
              letterSpacing: '0.115em',
              textTransform: 'uppercase',
              color: color('copper'),
            }}
          >
            {drawableText(eyebrow)}
          </span>
        )}
        {lines.map((line) => (
          <span
            key={line}
            style={{ fontSize: size, lineHeight: 1.06, letterSpacing: '-0.035em', whiteSpace: 'nowrap' }}
          >
            {line}
          </span>
        ))}
      </div>
      <span style={{ ...fill, left: 64, top: 566, fontFamily: 'Instrument Sans', fontSize: 22, color: color('ink-2') }}>
        {host}
      </span>
    </div>
  )
}
