/**
 * The first step of a build: checks the content and, when there is no fault in it, lets Contentlayer read it. One program does
 * both, so that no text is parsed twice.
 */
import { type Config, type GenerateInfo, generateDotpkg, getConfig, runMain } from 'contentlayer2/core'
import { bodyRenderer } from '../../components/mdx/body-renderer'
import { renderBody } from '../../components/mdx/render-body'
import { reportContent } from '../check/report-content'

// Contentlayer's own command would also trace each of its steps, which takes it a tenth of its time.
const manner = { tracingServiceName: 'build', verbose: false }

/** @param rendered HTML of bodies, by their text; Contentlayer has the others rendered itself. */
async function readWithContentlayer(rendered: ReadonlyMap<string, string>): Promise<void> {
  const config = await runMain<Config>(manner)(getConfig({}))
  config.source.options.markdown = (processor) => {
    processor.use(bodyRenderer, rendered)
  }
  const { documentCount } = await runMain<GenerateInfo>(manner)(generateDotpkg({ config, verbose: false }))
  console.log(`Contentlayer has read ${documentCount} documents`)
}

const rendered = new Map<string, string>()

const isValid = await reportContent(undefined, (text, format, tree) => {
  // At once, so that of thousands of trees only one is held.
  try {
    rendered.set(text, renderBody(text, format, tree))
  } catch {
    // It fails again with Contentlayer, which says where it stands.
  }
})
if (isValid) await readWithContentlayer(rendered)
else process.exitCode = 1
