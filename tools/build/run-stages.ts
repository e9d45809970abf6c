/** One stage of a build: what it is called, and its work, which fails by an error whose message says why in one sentence. */
export type Stage = readonly [name: string, work: () => Promise<unknown>]

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Runs stages one after another and stops at the first that fails.
 * @param stages In order.
 * @param print Receives one line before and one after each stage.
 * @returns A sentence that says which stage failed and why; undefined when all succeeded.
 */
export async function runStages(stages: readonly Stage[], print = console.log): Promise<string | undefined> {
  for (const [name, work] of stages) {
    const began = performance.now()
    print(`\n▸ ${name}`)
    try {
      await work()
    } catch (error) {
      return `The build stopped at "${name}". ${error instanceof Error ? error.message : error}`.trim()
    }
    print(`  done in ${seconds(began)}`)
  }
  return undefined
}
