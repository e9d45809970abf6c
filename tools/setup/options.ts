import { statSync } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { Failure } from './command.mjs'

/** Reads the arguments of a command. `--help` prints the usage and ends the process; a mistake becomes a sentence above the usage. */
function readArguments<Result>(usage: string, read: () => Result): Result {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit()
  }
  try {
    return read()
  } catch (error) {
    // Errors of parseArgs are TypeErrors with a code.
    if (!(error instanceof Failure) && !(error instanceof TypeError && 'code' in error)) throw error
    const [sentence] = error.message.split('\n')
    // Where a folder may follow, parseArgs explains at length how to write one that starts with a hyphen.
    throw new Failure(`${sentence?.replace(/\. To specify .*|\.?$/, '.')}\n\n${usage}`)
  }
}

/**
 * Reads the options of a command.
 * @param usage The command with its options, a line each.
 * @param read Turns the values into what the command needs; throws a {@link Failure} for a value that is wrong.
 * @throws Failure with one sentence and the usage when an option or its value is wrong.
 */
export const readOptions = <const Options extends ParseArgsOptionsConfig, Result>(
  options: Options,
  usage: string,
  read: (values: ReturnType<typeof parseArgs<{ options: Options }>>['values']) => Result,
): Result => readArguments(usage, () => read(parseArgs({ options }).values))

/**
 * Reads the content folder that a command may be given, and whether it prints a report for programs.
 * @param command Such as `content:fix`; only `content:check` takes the option.
 * @throws Failure with one sentence and the usage when there is no such folder, or when an option is wrong.
 */
export function readFolder(command: string): { folder: string | undefined; asJson: boolean } {
  const isCheck = command === 'content:check'
  const [option, line] = isCheck ? [' [--format json]', '\n  --format json   a report for programs'] : ['', '']
  const usage = `Usage: npm run ${command} -- [folder]${option}\n  folder   a content folder in place of the one of the site${line}`
  return readArguments(usage, () => {
    const { positionals, values } = parseArgs({
      options: isCheck ? { format: { type: 'string' } } : {},
      allowPositionals: true,
    })
    const [folder, ...others] = positionals
    if (others.length > 0) throw new Failure('Only one folder can be given.')
    if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new Failure(`There is no folder ${folder}.`)
    if ((values.format ?? 'json') !== 'json') throw new Failure('--format takes json.')
    return { folder, asJson: values.format === 'json' }
  })
}
