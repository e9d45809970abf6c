import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ResultWeek } from '@/components/illustrations/result-week'

it('the cells of a week begin behind the names of its days', () => {
  const start = (day: string) => {
    const markup = renderToStaticMarkup(<ResultWeek hours={2} days={[day]} caption="Two hours" />)
    return Number(/d="M(\d+)/.exec(markup)?.[1])
  }
  expect(start('Donnt')).toBeGreaterThan(start('Mon'))
})
