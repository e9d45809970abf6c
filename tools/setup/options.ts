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

/** The option of each command that takes a content folder. */
const folderOptions = {
  'content:check': { options: { format: { type: 'string' } }, option: '--format json', help: 'a report for programs' },
  'content:fix': {
    options: { all: { type: 'boolean' } },
    option: '--all',
    help: 'every repair that the check offers, not only the safe ones',
  },
  'launch:check': undefined,
} as const

/**
 * Reads the content folder that a command may be given, and its option.
 * @throws Failure with one sentence when there is no such folder, or when an option is wrong.
 */
export function readFolder(command: keyof typeof folderOptions) {
  const own = folderOptions[command]
  const usage = `Usage: npm run ${command} -- [folder]${own ? ` [${own.option}]` : ''}\n  folder   a content folder in place of the one of the site`
  const { positionals, values } = readArguments(own ? `${usage}\n  ${own.option}   ${own.help}` : usage, {
    options: own?.options ?? {},
    allowPositionals: true,
  })
  const [folder, ...others] = positionals
  if (others.length > 0) throw new Failure('Only one folder can be given.')
  if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Failure(`There is no folder ${folder}.`)
  const { format, all }: { format?: string; all?: boolean } = values
  if ((format ?? 'json') !== 'json') throw new Failure('--format takes json.')
  return { folder, asJson: format === 'json', all: all === true }
}
