import { describe, expect, it } from 'vitest'
import { formatFactor, formatResult, splitFigure } from '@/lib/roi/format'
import { fillTemplate } from '@/lib/text/fill-template'
import { formatDollars } from '@/lib/text/money'
import { roi } from './fixture'

describe('numbers', () => {
  it('shows a factor with as many decimals as it needs, four at most', () => {
    expect([1, 1.1, 1.2125, 1.1833333].map(formatFactor)).toEqual(['1', '1.1', '1.2125', '1.1833'])
  })
})

describe('texts', () => {
  it('writes the largest result with separators everywhere', () => {
    expect(
      formatResult({ estimatedSavings: 18_252_000, hoursSaved: 22_500, efficiencyPercent: 33 }, roi.result),
    ).toEqual({
      estimatedSavings: 18_252_000,
      timeSaved: '22,500+ hours saved monthly',
      costSavings: `${formatDollars(18_252_000)} annually`,
      efficiencyGain: '33% efficiency improvement',
    })
  })

  it('fills known names only, and never reads a filled value again', () => {
    expect(fillTemplate('Step {step} of {steps}, {other}', { step: 2, steps: 6 })).toBe('Step 2 of 6, {other}')
    expect(fillTemplate('{name}: {total}', { name: '{total}', total: 5 })).toBe('{total}: 5')
    expect(fillTemplate('{toString}', {})).toBe('{toString}')
  })

  it('parts the figure from its unit', () => {
    expect(splitFigure('450+ hours saved monthly')).toEqual({ figure: '450+', unit: 'hours saved monthly' })
    expect(splitFigure('31%')).toEqual({ figure: '31%', unit: '' })
    expect(splitFigure('US$ 1,200 annually')).toEqual({ figure: 'US$ 1,200', unit: 'annually' })
    expect(splitFigure(`${formatDollars(1200)} annually`).figure).toBe(formatDollars(1200))
    expect(splitFigure('$1,200 USD annually', ' USD')).toEqual({ figure: '$1,200 USD', unit: 'annually' })
  })
})
