import { expect, it, onTestFinished } from 'vitest'
import { Failure } from '@/tools/setup/command.mjs'
import { readArguments } from '@/tools/setup/options'

/** Sets the arguments of this process until the end of the test. */
function giveArguments(...given: string[]): void {
  const before = process.argv
  process.argv = [...before.slice(0, 2), ...given]
  onTestFinished(() => {
    process.argv = before
  })
}

it('an unknown option is rejected with a sentence and the usage', () => {
  const usage = 'Usage: npm run count -- [options]\n  --runs 5   how often'
  giveArguments('--colour')
  expect(() => readArguments(usage, { options: { runs: { type: 'string' } } })).toThrow(
    new Failure(`Unknown option '--colour'.\n\n${usage}`),
  )
})
