import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finishExport } from '../post-export/index'
import { programs } from '../setup/programs.mjs'
import { runNode } from '../setup/run.mjs'
import { KeptPages } from './kept-pages'
import { NextExport } from './next-export'
import { pageKeys } from './page-keys'
import { type Stage, StageFailure } from './stages'
import { trimArticles } from './trim-articles'

const color: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/**
 * More room for young objects: the steps of a build make many that die at once, and looking through them is an eighth of
 * their time otherwise.
 */
const roomForYoung = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim()

/** A step that runs one of the project's programs and shows afterwards what it printed. */
function programStage(root: string, name: string, args: readonly string[], env: Record<string, string> = {}): Stage {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode(args, { cwd: root, capture: true, env: { ...color, ...env } })
      if (code !== 0) throw new StageFailure('', output)
      return output
    },
  }
}

/**
 * The steps from content to a finished export.
 * @param root The project.
 * @param pageStore Where finished pages are kept between builds.
 */
export function siteStages(root: string, pageStore: string): readonly (readonly Stage[])[] {
  const next = new NextExport(root, { ...color, NODE_OPTIONS: roomForYoung })
  const read = programStage(root, 'Checking the content and reading it with Contentlayer', programs.readContent, {
    NODE_ENV: 'production',
    NODE_OPTIONS: roomForYoung,
  })
  // As soon as the types of the content are there, beside the export.
  const types = programStage(root, 'Checking the types', [...programs.tsc, '--noEmit', '-p', 'tsconfig.build.json'])
  let kept: KeptPages | undefined

  return [
    [
      {
        name: read.name,
        run: async (staging) => {
          try {
            const output = await read.run(staging)
            await trimArticles(root)
            return output
          } catch (error) {
            await next.giveUp()
            throw error
          }
        },
      },
      {
        name: 'Compiling the pages with Next',
        run: async (staging) => {
          next.start(staging)
          return ''
        },
      },
    ],
    [
      {
        name: 'Exporting the pages with Next',
        run: async (staging) => {
          kept = new KeptPages(await pageKeys(root), pageStore)
          await next.complete(kept)
          if (await kept.fit(staging)) return ''
          // The code has changed, and with it every page.
          await rm(staging, { recursive: true })
          next.start(staging)
          await next.complete(kept)
          return ''
        },
      },
      types,
    ],
    [
      {
        name: 'Finishing the export',
        run: async (staging) => {
          await finishExport(staging, join(root, '.cache', 'compress'), kept)
          return ''
        },
      },
    ],
  ]
}
