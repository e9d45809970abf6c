/** One step of a build. */
export interface Stage {
  /** Shown while it runs and in the sentence when it fails. */
  name: string
  /**
   * Does the work.
   * @param staging Folder in which the new export grows.
   * @returns What to show afterwards; empty when the step has shown its own output.
   * @throws StageFailure when the work did not succeed.
   */
  run: (staging: string) => Promise<string>
}

/** A step did not succeed for a reason that its output explains. */
export class StageFailure extends Error {
  override name = 'StageFailure'
  /** What the step printed. */
  readonly output: string

  /**
   * @param message One sentence, or empty when the output says it all.
   * @param output What the step printed.
   */
  constructor(message: string, output = '') {
    super(message)
    this.output = output
  }
}

/** How a build ended. */
export type Outcome = { ok: true } | { ok: false; failed: string; message: string }

const list = new Intl.ListFormat('en')

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const explain = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Runs groups of steps one after another; the steps of a group run at the same time. Stops after the first group in
 * which one failed. What a step printed is shown when it is done, in the order of the list, so that two steps never
 * mix their lines; of a failed group only the first failure is shown, since the others usually follow from it.
 * @param groups Steps in order.
 * @param staging Passed to every step.
 * @param print Receives text to show.
 */
export async function runStages(
  groups: readonly (readonly Stage[])[],
  staging: string,
  print: (text: string) => void,
): Promise<Outcome> {
  for (const group of groups) {
    const began = performance.now()
    print(`\n▸ ${list.format(group.map((stage) => stage.name))}\n`)
    const results = await Promise.allSettled(group.map((stage) => stage.run(staging)))
    for (const [at, result] of results.entries()) {
      const name = group[at]?.name ?? ''
      if (result.status === 'rejected') {
        const error: unknown = result.reason
        print(error instanceof StageFailure ? error.output : '')
        return { ok: false, failed: name, message: explain(error) }
      }
      print(result.value)
    }
    print(`  done in ${seconds(began)}\n`)
  }
  return { ok: true }
}
