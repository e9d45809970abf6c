import { expect, it, onTestFinished } from 'vitest'
import { Failure } from '@/tools/setup/command.mjs'
import { readOptions } from '@/tools/setup/options'

/** Sets the arguments of this process until the end of the test. */
function giveArguments(...given: string[]): void {
  const before = process.argv
  process.argv = [...before.slice(0, 2), ...given]
  onTestFinished(() => {
    process.argv = before
  })
}

const usage = 'Usage: npm run count -- [options]\n  --runs 5   how often'
const readRuns = () =>
  readOptions({ runs: { type: 'string' } }, usage, ({ runs }) => {
    if (runs === 'many') throw new Failure('--runs takes a whole number.')
    return Number(runs ?? 3)
  })

it.each([
  ['--colour', "Unknown option '--colour'."],
  ['--runs=many', '--runs takes a whole number.'],
])('rejects %s with a sentence and the usage', (option, sentence) => {
  giveArguments(option)
  expect(readRuns).toThrow(new Failure(`${sentence}\n\n${usage}`))
})
