import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { articleComponents } from '@/components/mdx/article-components'

const { Chart, Figure, table: Table, th: Head, td: Cell } = articleComponents

const rows = [
  <thead key="head">
    <tr>
      <Head>Type</Head>
      <Head style={{ textAlign: 'right' }}>Good for</Head>
    </tr>
  </thead>,
  <tbody key="body">
    <tr>
      <Cell>Weight pads</Cell>
      <Cell style={{ textAlign: 'right' }}>12</Cell>
    </tr>
  </tbody>,
]

it('puts a table into a box that can be scrolled by keyboard, named by its columns, and aligns its cells', () => {
  const { container } = render(<Table>{rows}</Table>)
  const box = screen.getByRole('region', { name: 'Type, Good for' })
  expect(box.tabIndex).toBe(0)
  expect(within(box).getByRole('columnheader', { name: 'Type' }).getAttribute('scope')).toBe('col')
  expect(within(box).getByRole('cell', { name: '12' }).dataset.align).toBe('right')
  // The policy of pages allows no inline styles.
  expect(container.querySelector('[style]')).toBeNull()
})

it('names the table of a figure by its caption', () => {
  render(
    <Figure caption="What each sensor asks of you.">
      <Table>{rows}</Table>
    </Figure>,
  )
  const table = screen.getByRole('region', { name: 'What each sensor asks of you.' })
  expect(screen.getByRole('figure').contains(table)).toBe(true)
})

it('draws the lines of a chart on one scale, with a node at the end of the one in bold', () => {
  const { container } = render(
    <Chart caption="Expected within four weeks.">
      <ul>
        <li>$140,000 by terms</li>
        <li>
          <strong>$35,000 by history</strong>
        </li>
        <li>no amount</li>
      </ul>
    </Chart>,
  )
  const lines = screen.getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['$140,000 by terms', '$35,000 by history'])
  const bars = lines.map((line) =>
    [...line.querySelectorAll('line, circle')].map((shape) => shape.getAttribute('x2') ?? shape.getAttribute('cx')),
  )
  expect(bars).toEqual([
    ['100%', '100%'],
    ['100%', '25%', '25%'],
  ])
  expect(screen.getByRole('figure').textContent).toContain('Expected within four weeks.')
  expect(container.querySelector('[style]')).toBeNull()
})
