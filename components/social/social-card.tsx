import type { ReactNode } from 'react'
import { ArticleCover, baseline, left as figureLeft, figureSize } from '@/components/illustrations/article-cover'
import { DrawingParts } from '@/components/illustrations/drawing'
import { balanceLines } from '@/components/ui/balance-lines'
import type { Cover } from '@/lib/blog/cover'
import type { Drawing } from '@/lib/pictures/drawing'
import { drawableText, hasOtherLetters, socialImageSize } from '@/lib/seo/social-image'
import { SocialIllustration, type SocialMotif } from './social-illustration'

/** Text and illustration of one social image. */
export interface SocialCopy {
  eyebrow?: string
  heading: string
  motif: SocialMotif
  /** The cover that is beside the text, where the motif is `cover`. */
  cover?: Cover
}

/** Text that all cards share. */
export interface SharedCopy {
  brand: string
  /** The site's address without its scheme. */
  host: string
  /** The package of `@fontsource` for texts with letters that the site's families lack. */
  socialFont?: string
}

/** A line of text; `x` and `y` are its left edge and its baseline in px. */
export interface TextLine {
  text: string
  /** One of the site's families, or that of the package of `@fontsource` with this name. */
  face: string
  /** In px. */
  size: number
  /** Letter spacing in multiples of the size. */
  tracking: number
  color: 'ink' | 'ink-2' | 'copper'
  x: number
  y: number
}

/** Left edge and width of the column of text in px. */
const [left, column] = [64, 590]

/** Top and height of the part that the eyebrow and the heading are centered in. */
const [top, room] = [112, 400]

/** Height of the eyebrow with the space below it. */
const eyebrowHeight = 46

/** Size of a heading in px: as large as its length allows. */
const headingSize = ({ length }: string): number => {
  if (length <= 24) return 84
  if (length <= 44) return 68
  return length <= 72 ? 56 : 46
}

/** The text of a card: brand and address of the site, and what the page adds. */
export const socialText = ({ eyebrow, heading, cover }: SocialCopy, { brand, host, socialFont }: SharedCopy) => {
  const other = socialFont && hasOtherLetters(heading) ? { face: socialFont, tracking: 0 } : undefined
  const whole = heading.replaceAll(brand, brand.replaceAll(' ', '\u00a0'))
  const title = other ? whole : drawableText(whole)
  const size = headingSize(title)
  const lines = balanceLines(title, column / size)
  const lead = eyebrow ? eyebrowHeight : 0
  const step = size * 1.06
  const start = top + (room - lead - lines.length * step) / 2
  const sans = { face: 'Instrument Sans', x: left } as const
  const serif = { face: 'Besley', color: 'ink', x: left } as const
  const all: TextLine[] = [
    { ...serif, text: brand, x: 122, y: 90, size: 31, tracking: -0.02 },
    { ...sans, text: (eyebrow ?? '').toUpperCase(), color: 'copper', y: start + 19, size: 20, tracking: 0.115 },
    ...lines.map((text, index) => {
      const y = start + lead + index * step + 0.83 * size
      return { ...serif, text, y, size, tracking: -0.035, ...other }
    }),
    {
      ...serif,
      text: cover?.figure ?? '',
      x: coverLeft + coverScale * figureLeft,
      y: coverTop + coverScale * baseline,
      size: coverScale * figureSize(cover?.figure ?? ' '),
      tracking: -0.035,
    },
    { ...sans, text: host, color: 'ink-2', y: 587, size: 22, tracking: 0 },
  ]
  return all.map((line) => {
    if (line.face === socialFont) return line
    const isOther = socialFont && hasOtherLetters(line.text)
    return isOther ? { ...line, face: socialFont, tracking: 0 } : { ...line, text: drawableText(line.text) }
  })
}

/** Left edge, top, and scale of a cover. */
const [coverLeft, coverTop, coverScale] = [636, 142, 500 / 640]

/** An article's cover with round corners: what is outside them is painted over, which is faster than cutting. All have one ground. */
const SocialCover = ({ cover }: { cover: Cover }) => (
  <svg x={coverLeft} y={coverTop} width="500" height="312" aria-hidden="true">
    <ArticleCover slug="" cover={cover} withoutText />
    <path
      className="fill-paper"
      fillRule="evenodd"
      d="M0 0h500v312h-500zM8 0h484a8 8 0 0 1 8 8v296a8 8 0 0 1-8 8h-484a8 8 0 0 1-8-8v-296a8 8 0 0 1 8-8z"
    />
  </svg>
)

interface SocialCardProps {
  motif: SocialMotif
  /** The mark of the firm. */
  mark: Drawing
  cover?: Cover
  /** The lines of {@link socialText} as shapes. */
  children?: ReactNode
}

/** A social image in the light theme, since previews have no theme. */
export const SocialCard = ({ motif, mark, cover, children }: SocialCardProps) => (
  <svg {...socialImageSize} viewBox={`0 0 ${socialImageSize.width} ${socialImageSize.height}`} aria-hidden="true">
    <rect {...socialImageSize} className="fill-paper" />
    <SocialIllustration motif={motif} />
    <svg x={left} y="52" width="44" height="44" viewBox={mark.viewBox} aria-hidden="true">
      <DrawingParts svg={mark} />
    </svg>
    {cover && <SocialCover cover={cover} />}
    {children}
  </svg>
)
