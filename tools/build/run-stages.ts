import { describeFailure } from './describe-failure'

/** A stage of a build. Its work fails by throwing an error whose message is one sentence. */
export type Stage = readonly [name: string, work: () => Promise<unknown>]

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Runs stages one after another and stops at the first failure.
 * @param stages In order.
 * @param print Called with a line before and after each stage.
 * @returns A sentence with the name of the stage that failed and the reason; undefined when all succeeded.
 */
export async function runStages(stages: readonly Stage[], print = console.log): Promise<string | undefined> {
  for (const [name, work] of stages) {
    const began = performance.now()
    print(`\n▸ ${name}`)
    try {
      await work()
    } catch (error) {
      return `The build stopped at "${name}". ${describeFailure(error)}`.trim()
    }
    print(`  done in ${seconds(began)}`)
  }
  return undefined
}
