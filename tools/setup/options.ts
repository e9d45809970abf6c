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

/** The option of each command that takes a content folder. */
const folderOptions: Readonly<Record<string, { options: ParseArgsOptionsConfig; usage: string; help: string }>> = {
  'content:check': {
    options: { format: { type: 'string' } },
    usage: ' [--format json]',
    help: '\n  --format json   a report for programs',
  },
  'content:fix': {
    options: { all: { type: 'boolean' } },
    usage: ' [--all]',
    help: '\n  --all    every repair that the check offers, not only the safe ones',
  },
}

/**
 * Reads the content folder that a command may be given, and its option.
 * @param command Such as `content:fix`.
 * @throws Failure with one sentence and the usage when there is no such folder, or when an option is wrong.
 */
export function readFolder(command: string): { folder: string | undefined; asJson: boolean; all: boolean } {
  const own = folderOptions[command] ?? { options: {}, usage: '', help: '' }
  const usage = `Usage: npm run ${command} -- [folder]${own.usage}\n  folder   a content folder in place of the one of the site${own.help}`
  return readArguments(usage, () => {
    const { positionals, values } = parseArgs({ options: own.options, allowPositionals: true })
    const [folder, ...others] = positionals
    if (others.length > 0) throw new Failure('Only one folder can be given.')
    if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new Failure(`There is no folder ${folder}.`)
    const { format, all } = values
    if ((format ?? 'json') !== 'json') throw new Failure('--format takes json.')
    return { folder, asJson: format === 'json', all: all === true }
  })
}
