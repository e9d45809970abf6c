/** `npm run test:browsers`: builds the site if needed and runs the journeys of visitors in Firefox and WebKitGTK. */
import { join } from 'node:path'
import { serve } from '@/tools/serve/serve'
import { runCommand } from '@/tools/setup/command.mjs'
import { programs, runNode } from '@/tools/setup/run.mjs'
import { missingFirefox } from './firefox'
import { missingWebKit, testWebKit } from './webkit'

const root = join(import.meta.dirname, '../..')

async function testFirefoxIfPresent(): Promise<boolean> {
  const missing = await missingFirefox()
  if (missing) {
    console.log(missing)
    return true
  }
  const { code } = await runNode([...programs.playwright, 'test', '-c', 'tests/browsers/firefox.config.ts'], {
    cwd: root,
  })
  return code === 0
}

async function testWebKitIfPresent(): Promise<boolean> {
  const missing = missingWebKit()
  if (missing) {
    console.log(missing)
    return true
  }
  console.log('\nWebKitGTK')
  const { base, close } = await serve(join(root, 'out'))
  const failures = await testWebKit(base)
  close()
  return failures.length === 0
}

await runCommand(async () => {
  const { code } = await runNode(programs.build, { cwd: root })
  const passed = code === 0 && [await testFirefoxIfPresent(), await testWebKitIfPresent()].every(Boolean)
  if (!passed) process.exitCode = 1
})
