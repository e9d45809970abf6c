import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Badge } from '@/components/ui/badge'
import { Bullet } from '@/components/ui/bullet'
import { Figure } from '@/components/ui/figure'
import { Quote } from '@/components/ui/quote'

afterEach(cleanup)

describe('Badge', () => {
  it('is read as its words alone', () => {
    render(
      <Badge as="p" icon={<svg aria-hidden="true" />}>
        Logistics
      </Badge>,
    )
    expect(screen.getByText('Logistics').tagName).toBe('P')
  })

  it('can be an entry of a list', () => {
    render(
      <ul aria-label="Topics">
        <Badge as="li" look="caps">
          Retail
        </Badge>
        <Badge as="li" look="caps">
          Forecasts
        </Badge>
      </ul>,
    )
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Retail', 'Forecasts'])
  })
})

describe('Bullet', () => {
  it('is an entry of a list, its mark left to the style sheet', () => {
    render(
      <ul>
        <Bullet>Ring</Bullet>
        <Bullet mark="node" tone="primary">
          Node
        </Bullet>
      </ul>,
    )
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ring', 'Node'])
  })
})

describe('Figure', () => {
  it.each(['99%', '3.5x', '6 minutes', '$149.50', '15+', 'Twice as fast'])('is read as %j', (value) => {
    const { container } = render(<Figure value={value} size="l" />)
    expect(container.textContent).toBe(value)
  })

  it('sets apart what follows the number', () => {
    render(<Figure value="6 minutes" size="l" />)
    expect(screen.getByText('minutes').textContent).toBe(' minutes')
  })
})

describe('Quote', () => {
  it('is a quotation in its marks', () => {
    render(<Quote size="m">It works.</Quote>)
    expect(screen.getByText('“It works.”').tagName).toBe('BLOCKQUOTE')
  })
})
