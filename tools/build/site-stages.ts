import { readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { finishExport } from '../post-export/index'
import { programs } from '../setup/programs.mjs'
import { runNode } from '../setup/run.mjs'
import { KeptPages } from './kept-pages'
import { pageKeys } from './page-keys'
import { type Stage, StageFailure } from './stages'
import { trimArticles } from './trim-articles'

const color: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/**
 * More room for young objects: Contentlayer and Next make many that die at once, and looking through them is an eighth of
 * their time otherwise.
 */
const roomForYoung = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim()

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

/** Exports the pages with Next, but for those of which a finished one is kept. */
async function exportPages(root: string, staging: string, kept: KeptPages): Promise<void> {
  const list = join(root, '.cache', 'kept-pages.json')
  await writeFile(list, JSON.stringify(kept.paths))
  const next = programStage(root, '', [...programs.next, 'build'], {
    live: true,
    env: () => ({
      // Next names the folder of a static export relative to the project.
      EXPORT_FOLDER: basename(staging),
      KEPT_PAGES: list,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      NODE_OPTIONS: roomForYoung,
    }),
  })
  await next.run(staging)
  if (await kept.fit(staging)) return
  await rm(staging, { recursive: true })
  await exportPages(root, staging, kept)
}

/**
 * The steps from content to a finished export.
 * @param root The project.
 * @param pageStore Where finished pages are kept between builds.
 */
export function siteStages(root: string, pageStore: string): readonly (readonly Stage[])[] {
  const contentlayer = programStage(root, 'Reading it with Contentlayer', [...programs.contentlayer, 'build'], {
    env: () => ({ NODE_ENV: 'production', NODE_OPTIONS: roomForYoung }),
  })
  const read = async (staging: string) => {
    const output = await contentlayer.run(staging)
    await trimArticles(root)
    return output
  }
  let kept: KeptPages | undefined
  return [
    [programStage(root, 'Checking the content', programs.contentCheck), { ...contentlayer, run: read }],
    [
      {
        name: 'Exporting the pages with Next',
        run: async (staging) => {
          kept = new KeptPages(await pageKeys(root), pageStore)
          await exportPages(root, staging, kept)
          return ''
        },
      },
    ],
    [
      {
        name: 'Finishing the export',
        run: async (staging) => {
          await tidy(staging)
          await finishExport(staging, join(root, '.cache', 'compress'), async () => kept?.complete(staging))
          return ''
        },
      },
    ],
  ]
}
