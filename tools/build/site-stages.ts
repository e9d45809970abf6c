import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { finishExport } from '../post-export/index'
import { programs } from '../setup/programs.mjs'
import { runNode } from '../setup/run.mjs'
import { type Stage, StageFailure } from './stages'
import { trimArticles } from './trim-articles'

const color: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/**
 * A step that runs one of the project's programs.
 * @param live Show the output as it comes instead of afterwards.
 */
function programStage(
  root: string,
  name: string,
  args: readonly string[],
  { live = false, env = () => ({}) }: { live?: boolean; env?: (staging: string) => Record<string, string> } = {},
): Stage {
  return {
    name,
    run: async (staging) => {
      const { code, output } = await runNode(args, {
        cwd: root,
        capture: !live,
        env: { ...(live ? {} : color), ...env(staging) },
      })
      if (code !== 0) throw new StageFailure('', output)
      return output
    },
  }
}

/** Removes what Next exports besides the pages: its not-found page under a second name, which no visitor should find. */
async function tidy(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    if (name.startsWith('_not-found')) await rm(join(staging, name), { recursive: true })
  }
}

/**
 * The steps from content to a finished export.
 * @param root The project.
 */
export function siteStages(root: string): readonly (readonly Stage[])[] {
  const contentlayer = programStage(root, 'Reading it with Contentlayer', [...programs.contentlayer, 'build'], {
    env: () => ({ NODE_ENV: 'production' }),
  })
  const read = async (staging: string) => {
    const output = await contentlayer.run(staging)
    await trimArticles(root)
    return output
  }
  return [
    [programStage(root, 'Checking the content', programs.contentCheck), { ...contentlayer, run: read }],
    [
      programStage(root, 'Exporting the pages with Next', [...programs.next, 'build'], {
        live: true,
        // Next names the folder of a static export relative to the project.
        env: (staging) => ({ EXPORT_FOLDER: basename(staging), NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }),
      }),
    ],
    [
      {
        name: 'Finishing the export',
        run: async (staging) => {
          await tidy(staging)
          await finishExport(staging)
          return ''
        },
      },
    ],
  ]
}
