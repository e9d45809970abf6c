import CMS from '@sveltia/cms'

/** What a link may lead to. */
type LinkTarget = readonly [title: string, address: string]

/** Lets a text open at its start: Sveltia CMS moves the focus to each of its blocks. Those that an editor inserts still get it. */
function keepPlace(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    const text = this.matches('[data-key-path-prefix]') ? this.closest('.field') : this
    if (text === this || text?.contains(document.activeElement)) focus.call(this, options)
  }
}

/** Lets Enter and the space bar press a button without a menu: of “New”, Sveltia CMS opens an empty one. */
function pressByKey(): void {
  const plain = 'button:is([role="button"], :not([role])):not([aria-haspopup])'
  const keep = (event: KeyboardEvent) => {
    const isPress = event.key === 'Enter' || event.key === ' '
    if (isPress && event.target instanceof Element && event.target.matches(plain)) event.stopImmediatePropagation()
  }
  document.addEventListener('keydown', keep, true)
}

/** Offers the pages of the site in the window of a link, in place of the marked words, which Sveltia CMS takes for the address. */
function offerPages(pages: () => readonly LinkTarget[]): void {
  const list = document.createElement('datalist')
  list.id = 'pages-of-the-site'
  document.body.append(list)
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.id.endsWith('-url'))) return
    list.replaceChildren(...pages().map((page) => new Option(...page)))
    target.setAttribute('list', list.id)
    if (/[/:#@]/.test(target.value)) return
    target.value = ''
    target.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Asks before a form is left whose words are not saved. Browsers without the Navigation API ask only when the page is left. */
function askBeforeLeaving(): void {
  let form: string | undefined
  document.addEventListener('input', ({ target, isTrusted }) => {
    if (isTrusted && (target as Element).closest('.content-editor')) form = window.location.hash
  })
  const forget = () => {
    form = undefined
  }
  CMS.registerEventListener({ name: 'postSave', handler: forget })
  const isUnsaved = () => form === window.location.hash
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
  window.navigation?.addEventListener('navigate', (event) => {
    const { hash } = new URL(event.destination.url)
    if (!event.cancelable || !isUnsaved() || hash === form) return
    if (window.confirm('What you wrote here is not saved. Leave this form?')) forget()
    else event.preventDefault()
  })
}

/** What forms do besides what Sveltia CMS lets them do. */
export function addFormEvents(pages: () => readonly LinkTarget[]): void {
  keepPlace()
  pressByKey()
  offerPages(pages)
  askBeforeLeaving()
}
