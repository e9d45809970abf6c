import { expect, test } from 'vitest'
import { fieldsOf, theOnly } from './real-content'

const roi = theOnly('roi')
const labels = (options: readonly { label: string }[]): string[] => options.map(({ label }) => label)

// Section 3 of the specification: the options, word for word.

test('industries', () => {
  expect(labels(roi.industry.options)).toEqual([
    'Logistics / Warehousing',
    'Healthcare',
    'Retail & E-commerce',
    'HR & Staffing',
    'Professional Services',
    'Manufacturing',
    'Other (General Business)',
  ])
})

test('team sizes with their headcounts', () => {
  expect(roi.teamSize.options.map(({ label, headcount }) => [label, headcount])).toEqual([
    ['1–10', undefined],
    ['11–50', 30],
    ['51–200', 125],
    ['201–500', 350],
    ['500+', 750],
  ])
  expect(roi.assumptions.headcountDefault).toBe(5)
})

test('time spent, with the rules in the observed order', () => {
  expect(labels(roi.timeSpent.options)).toEqual([
    'Minimal (1–3 hours/week per person)',
    'Moderate (4–8)',
    'High (9–15)',
    'Very High (16+)',
  ])
  expect(roi.assumptions.hours).toEqual({
    default: 50,
    rules: [
      { contains: 'Moderate', hours: 150 },
      { contains: 'High', hours: 300 },
      { contains: 'Very High', hours: 500 },
    ],
  })
})

test('goals with their factors', () => {
  expect(roi.primaryGoal.options.map(({ label, factor }) => [label, factor])).toEqual([
    ['Reducing operating costs', undefined],
    ['Serving more customers with the same staff', 1.1],
    ['Improving accuracy / reducing errors', 0.9],
    ['Speeding up delivery or turnaround times', 1.05],
    ['Scaling without hiring more people', 1.2],
  ])
  expect(roi.assumptions.goalFactorDefault).toBe(1)
})

test('use-case areas with their factors', () => {
  expect(roi.useCases.options.map(({ label, factor }) => [label, factor])).toEqual([
    ['Customer service automation', 1.2],
    ['HR & internal knowledge automation', 1.15],
    ['Inventory or workflow optimization', 1.3],
    ['Sales & marketing automation', 1.25],
    ['Document/data processing & reporting', 1.1],
    ['A mix of several areas', 1.2],
  ])
  expect(roi.assumptions.useCaseFactorDefault).toBe(1)
})

test('weeks, base efficiency and the last button', () => {
  expect(roi.assumptions.weeksPerYear).toBe(52)
  expect(roi.assumptions.efficiencyBase).toBe(25)
  expect(roi.labels.calculate).toBe('Calculate My ROI')
  expect(theOnly('roiCalculatorPage').consultation.bookLabel).toBe('Book Your Free Strategy Call')
})

test('the assessment: four categories every 3 s, four quotes every 6 s', () => {
  expect(labels(roi.assessment.categories)).toEqual(['Logistics', 'Healthcare', 'Support', 'Retail'])
  expect(roi.assessment.categoryInterval).toBe(3000)
  expect(roi.assessment.quoteInterval).toBe(6000)
  const industries = fieldsOf('quotes').filter(({ placement }) => placement === 'rotating')
  expect(industries).toHaveLength(4)
})
