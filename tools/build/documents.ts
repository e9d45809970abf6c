import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type DocumentSettings, findClientComponents, listFiles, makeDocuments } from '@site/static-documents'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { noParam } from '../../app/static-params'
import { themeCode } from '../../components/layout/theme-script'
import { SvgSprite } from '../../components/sprite/svg-sprite'
import type { Site } from '../../lib/content/types'
import { cspSources } from '../../lib/hosting/csp-sources'
import type { Drawing } from '../../lib/pictures/drawing'
import { appPaths } from '../../lib/routes'
import { symbolNames, symbolPrefix } from '../../lib/sprite/symbols'

/** What the engine in packages/static-documents knows of this site, but for the hosts in its content. */
const settingsWith = (mark: Drawing): DocumentSettings => ({
  apps: appPaths,
  inlineScripts: [themeCode],
  scriptFolders: ['enhancements'],
  sprite: {
    idPrefix: symbolPrefix,
    render: (names) =>
      renderToStaticMarkup(
        createElement(SvgSprite, { names: symbolNames.filter((name) => names.includes(name)), mark }),
      ),
  },
})

/**
 * Turns Next's export in this folder into the pages of the site.
 * @throws Error with a sentence for each client component in a document.
 */
export async function makePages(folder: string, site: Site, mark: Drawing): Promise<void> {
  const problems = await findClientComponents('.next', appPaths)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  for (const file of await listFiles(folder)) if (file.includes(`/${noParam}`)) await rm(join(folder, file))
  await makeDocuments(folder, { ...settingsWith(mark), hosts: cspSources(site) })
}
