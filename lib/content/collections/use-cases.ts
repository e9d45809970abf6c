import { z } from 'zod'
import { routes } from '../../routes'
import { splitMetric } from '../../text/metric'
import { reference } from '../schemas/addresses'
import { group, icon, line, list, onceValid, order, paragraph, sample, whole } from '../schemas/text'
import { siteCollection } from './define'

const service = reference('Service', 'services', 'consulting')

const figureIllustration = group('Illustration', {
  kind: z.enum(['cells', 'dial', 'strip', 'shelf', 'drop']).meta({
    title: 'Kind',
    description:
      'cells: a grid; dial: a clock; strip: days of a calendar; shelf: places on a shelf; drop: a level falls',
  }),
  total: whole('Number of units in total', 10, 100, 100),
  columns: whole('Cells in a row', 5, 12, 10).describe('Cells in a row; only for cells').optional(),
  before: line('Before', 30, 'Before').describe('Before the total; only for drop').optional(),
  after: line('After', 30, 'After').describe('Before what is left of it; only for drop').optional(),
  caption: line('Caption', 60, '100 gaps on the shelf before').describe('What the illustration shows'),
}).describe('Illustration of the figure in true proportion; the figure must start with a whole number')

const isDrawable = (metric: string, total: number): boolean => {
  const { count } = splitMetric(metric)
  return count !== undefined && count <= total
}

const schema = z
  .strictObject({
    title: line('Title', 60, 'Reorders that follow real demand'),
    text: paragraph('What it does', 240, 'Sales and supplier lead times produce a weekly order list.'),
    metric: line('Figure or result', 40, '22%').refine(
      (text) => !/\S{15}/.test(text),
      'has a word of more than 14 characters, and the results at a glance on the use cases page hold 14; write a shorter one',
    ),
    metricLabel: line('What the figure means', 80, 'fewer items out of stock after one season'),
    illustration: figureIllustration.optional(),
    details: list('How it works', line('Detail', 140, 'Sends purchase orders only after approval'), 2, 6),
    industry: line('Industry', 40, 'Retail & E-commerce'),
    icon,
    service,
    tool: reference('Ready-made tool', 'planTools', 'uptime-watch').optional(),
    order,
    sample,
  })
  .refine(({ metric, illustration }) => !illustration || isDrawable(metric, illustration.total), {
    path: ['metric'],
    error:
      'cannot be drawn: with an illustration, it starts with a whole number that is not above the total; write such a figure, or remove the illustration',
    when: onceValid({ metric: z.string().min(1), illustration: figureIllustration }),
  })

export const useCases = siteCollection('use-cases/*.yaml', schema, {
  type: 'UseCase',
  label: 'Use cases',
  item: 'Use case',
  summary: 'A typical project with the figure that changed.',
  paths: [routes.useCases.path, routes.roiCalculator.path],
  anchors: { on: [routes.useCases.path] },
  unique: [{ field: 'title' }, { field: 'order' }],
  needs: {},
  figures: [{ value: 'metric', whole: 'illustration.total', texts: ['illustration.caption'] }],
  launchTask: 'sample use case; describe a project of yours and its measured result',
})
