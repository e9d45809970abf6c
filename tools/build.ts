// `npm run build`: content check, Contentlayer, Next export and post-export into out/, or nothing at all.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { claimBuild } from './build/lock'
import { publish } from './build/publish'
import { isBuilt, siteInputs, siteStamp } from './build/site-inputs.mjs'
import { siteStages } from './build/site-stages'
import { fingerprint } from './setup/fingerprint.mjs'
import { writeStamp } from './setup/stamp.mjs'

const root = join(import.meta.dirname, '..')
const folders = {
  out: join(root, 'out'),
  staging: join(root, 'out.next'),
  previous: join(root, '.cache', 'out.previous'),
}

/** @returns Whether out/ now holds the site as it is written here. */
async function build(force: boolean): Promise<boolean> {
  if (!force && isBuilt(root)) {
    console.log(
      'Nothing has changed since the last build: out/ is up to date. (npm run build -- --force builds again.)',
    )
    return true
  }
  const holder = claimBuild(join(root, '.cache', 'build.lock'))
  if (holder !== undefined) {
    console.error(
      `Another build of this project is running (process ${holder}). Wait until it is done, then try again.`,
    )
    return false
  }
  const began = performance.now()
  const pageStore = join(root, '.cache', 'pages')
  if (force) rmSync(pageStore, { recursive: true, force: true })
  // Taken before the build: whatever is edited while it runs belongs to the next one.
  const inputs = fingerprint(root, siteInputs)
  const outcome = await publish(folders, siteStages(root, pageStore), (text) => process.stdout.write(text))
  if (!outcome.ok) {
    const state = existsSync(folders.out)
      ? 'out/ still holds the last good build.'
      : 'There is no earlier build, so there is no out/ yet.'
    const parts = [`The build stopped at "${outcome.failed}".`, outcome.message, state]
    console.error(`\n${parts.filter((part) => part !== '').join(' ')}`)
    return false
  }
  writeStamp(join(root, siteStamp), inputs)
  console.log(`\nBuilt out/ in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  return true
}

if (!(await build(process.argv.includes('--force')))) process.exitCode = 1
