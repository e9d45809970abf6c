import type { Block } from './block'
import { callout } from './callout/block'
import { chart } from './chart/block'
import { figure } from './figure/block'
import { keyFigure } from './key-figure/block'
import { pullQuote } from './pull-quote/block'
import { steps } from './steps/block'

const blocks = {
  Callout: callout,
  PullQuote: pullQuote,
  Figure: figure,
  Steps: steps,
  KeyFigure: keyFigure,
  Chart: chart,
}

/** The name of a block. */
export type BlockName = keyof typeof blocks

/** The blocks that articles may use, by name, each in a folder of its own. The renderer has no others. */
export const articleBlocks: Readonly<Record<string, Block>> = blocks
