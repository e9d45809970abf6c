import { statSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Failure } from './command.mjs'

/**
 * Reads the arguments of a command. `--help` prints the usage and ends the process.
 * @param usage The command with its options, a line each.
 * @throws Failure with one sentence and the usage when an option is wrong.
 */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit()
  }
  try {
    return parseArgs(config)
  } catch (error) {
    // Where a folder may follow, parseArgs explains at length how to write one that starts with a hyphen.
    const [sentence] = String(error instanceof Error ? error.message : error).split('\n')
    throw new Failure(`${sentence?.replace(/\. To specify .*|\.?$/, '.')}\n\n${usage}`)
  }
}

/**
 * Reads the content folder that a command may be given, and whether it prints a report for programs.
 * @param command Such as `content:fix`; only `content:check` takes the option.
 * @throws Failure with one sentence when there is no such folder, or when an option is wrong.
 */
export function readFolder(command: string): { folder: string | undefined; asJson: boolean } {
  const isCheck = command === 'content:check'
  const [option, line] = isCheck ? [' [--format json]', '\n  --format json   a report for programs'] : ['', '']
  const usage = `Usage: npm run ${command} -- [folder]${option}\n  folder   a content folder in place of the one of the site${line}`
  const { positionals, values } = readArguments(usage, {
    options: isCheck ? { format: { type: 'string' } } : {},
    allowPositionals: true,
  })
  const [folder, ...others] = positionals
  if (others.length > 0) throw new Failure('Only one folder can be given.')
  if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Failure(`There is no folder ${folder}.`)
  if ((values.format ?? 'json') !== 'json') throw new Failure('--format takes json.')
  return { folder, asJson: values.format === 'json' }
}
