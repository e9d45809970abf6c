import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { Failure } from './command.mjs'

/**
 * Reads the options of a command. `--help` prints the usage and ends the process.
 * @param usage The command with its options, a line each.
 * @param read Turns the values into what the command needs; throws a {@link Failure} for a value that is wrong.
 * @throws Failure with one sentence and the usage when an option or its value is wrong.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig, Result>(
  options: Options,
  usage: string,
  read: (values: ReturnType<typeof parseArgs<{ options: Options }>>['values']) => Result,
): Result {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit()
  }
  try {
    return read(parseArgs({ options }).values)
  } catch (error) {
    // Errors of parseArgs are TypeErrors with a code.
    if (!(error instanceof Failure) && !(error instanceof TypeError && 'code' in error)) throw error
    const [sentence] = error.message.split('\n')
    throw new Failure(`${sentence?.replace(/\.?$/, '.')}\n\n${usage}`)
  }
}
