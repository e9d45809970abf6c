/**
 * The entry of the enhancements, loaded by every page. A page shows and does everything essential without them; they add
 * the theme switch, blocks that appear on scrolling, moving pictures, and what older browsers lack.
 */
import { startApp } from '@site/static-documents/start-app'
import { navigationType } from '@/lib/browser/navigation-type'
import { markScriptsRunning } from '@/lib/browser/script-state'
import { arrive, whenShown } from './arrival'
import { startDialogs } from './dialogs'
import { loadFallbacks, loadWhenNeeded } from './load'
import { startMotionSwitch } from './motion-switch'
import { startTargets } from './targets'
import { startTheme } from './theme'

/** Deletes the plan of the tab, which is all that the site stores for a tab. */
const dropPlan = (): void => {
  try {
    sessionStorage.clear()
  } catch {
    // The visitor blocks storage: nothing is stored.
  }
}

/**
 * Closes the menu `[data-menu]` when a link in it is chosen: the link may lead to a place on this page, and a page that the visitor
 * comes back to should not have it open. It also closes when the window is too wide for it, since the page behind it is inert.
 */
const startMenu = (): void => {
  const menu = () => document.querySelector<HTMLDialogElement>('[data-menu]')
  const close = () => {
    menu()?.close()
    menu()?.hidePopover?.()
  }
  addEventListener('resize', () => menu()?.offsetWidth || close())
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-menu] a[href]')) close()
  })
}

/**
 * Scrolls to a frame off screen that gets the focus. Browsers scroll to a field in a frame, but Chromium stops at the frame
 * itself, without scrolling, while its page has not loaded.
 */
const startFrames = (): void => {
  addEventListener('blur', () => {
    const { activeElement } = document
    if (!activeElement?.matches('iframe')) return
    const { top, bottom } = activeElement.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight) activeElement.scrollIntoView()
  })
}

// A reload discards the plan, also on a page that does not show it.
if (navigationType() === 'reload') dropPlan()
startTheme()
startMotionSwitch()
loadFallbacks()
startMenu()
startTargets()
startDialogs()
startFrames()
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
