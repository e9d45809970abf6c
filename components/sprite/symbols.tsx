import type { ReactNode } from 'react'
import { toggle } from '@/components/home/before-after/toggle'
import { faqGlyph } from '@/components/illustrations/faq-glyph'
import { sectionSag } from '@/components/illustrations/section-sag'
import { doorway } from '@/components/illustrations/trade-badge'
import { logoMark } from '@/components/layout/logo-mark'
import { calloutMark, figureArch, quoteChain } from '@/components/mdx/article-illustrations'
import { tieAcross, tieDown } from '@/components/services/quote-link'
import { controls } from '@/components/ui/icons/controls'
import { glyphSymbol } from '@/components/ui/icons/glyph-symbol'
import { services } from '@/components/ui/icons/services'
import { things } from '@/components/ui/icons/things'
import { trades } from '@/components/ui/icons/trades'
import { type IconName, iconNames } from '@/lib/icons'
import type { SymbolName } from '@/lib/sprite'

const glyphs = { ...services, ...trades, ...things, ...controls }

const icons = Object.fromEntries(iconNames.map((name) => [name, glyphSymbol(glyphs[name])])) as Record<
  IconName,
  ReactNode
>

/** The content of each symbol. */
export const symbols: Record<SymbolName, ReactNode> = {
  ...icons,
  mark: logoMark,
  'section-sag': sectionSag,
  'faq-glyph': faqGlyph,
  doorway,
  toggle,
  'tie-across': tieAcross,
  'tie-down': tieDown,
  'callout-mark': calloutMark,
  'quote-chain': quoteChain,
  'figure-arch': figureArch,
}
