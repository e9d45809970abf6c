/**
 * The entry of the enhancements, loaded by every page. A page shows and does everything essential without them; they add
 * the theme switch, blocks that appear on scrolling, moving pictures, and what older browsers lack.
 */
import { startApp } from '@site/static-documents/start-app'
import { navigationType } from '@/lib/browser/navigation-type'
import { markScriptsRunning } from '@/lib/browser/script-state'
import { arrive, whenShown } from './arrival'
import { startDialogs } from './dialogs'
import { loadFallbacks, loadWhenNeeded, tabStorage } from './load'
import { startMotionSwitch } from './motion-switch'
import { startTargets } from './targets'
import { startTheme } from './theme'

// A reload discards the plan, also on a page that does not show it.
if (navigationType() === 'reload') tabStorage()?.clear()
startTheme()
startMotionSwitch()
loadFallbacks()
startTargets()
startDialogs()
whenShown(arrive)
// An app itself reports when it runs; a document has nothing more to wait for.
startApp(markScriptsRunning)
// Once the fonts have loaded, since Chromium would fetch these files beside them and paint later (docs/performance.md). Not
// once the page has: it never does beside a form whose provider does not answer.
document.fonts.ready.then(() => {
  loadWhenNeeded()
  const manifest = document.createElement('link')
  manifest.rel = 'manifest'
  manifest.href = '/manifest.webmanifest'
  document.head.append(manifest)
})
