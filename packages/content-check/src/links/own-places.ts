import { type Advice, writing } from '../problem'
import { quote } from '../words'

/** Addresses that work for their author and not for visitors, or not for long: what they are, and what to write. */
const places: readonly [address: RegExp, advice: string | ((address: string) => Advice)][] = [
  [
    /^[^/\\?#]*@/,
    (address) => {
      const host = address.replace(/^https?:\/\/[^/\\?#]*@/i, 'https://')
      return writing('has a user name before its "@", which looks like the name of the site', host, quote(host))
    },
  ],
  [
    /^[\w-]+\.[\w-]+\.pages\.dev\b|^[\w-]+--[\w-]+\.netlify\.app\b|-git-[\w-]+\.vercel\.app\b/,
    (address) => ({
      message: `is a preview, which is deleted later; write the address of the published page, such as ${quote(new URL(address).pathname)}`,
    }),
  ],
  [
    /^docs\.google\.com\/.*\/edit\b/,
    (address) => {
      const view = address.replace(/\/edit.*$/, /\/forms\//.test(address) ? '/viewform' : '/view')
      return writing('is where the document is edited', view, quote(view))
    },
  ],
  [
    /^google\.[\w.]+\/url\?|^bing\.com\/ck\/|^duckduckgo\.com\/l\/|^lm?\.(?:facebook|instagram)\.com\/|^linkedin\.com\/(?:safety\/go|redir)|^youtube\.com\/redirect\?|^[\w.-]+\.safelinks\.protection\.outlook\.com\/|^urldefense\.|^slack-redir\.net\/|^[\w.-]+\.list-manage\.com\/track\//,
    (address) => {
      const target = [...new URL(address).searchParams.values()].find((value) => /^https?:\/\//.test(value))
      const shown = target ? quote(target) : 'the address to which it leads'
      return writing('is a redirect of another program, which may end', target, shown)
    },
  ],
  [
    /\/edit\/?(?:[?#]|$)|\/wp-admin\b|^github\.com\/[^/]+\/[^/]+\/(?:edit|settings)\b|^(?:mail\.google|outlook\.(?:office|live))\.com\/|^outlook\.[\w.]+\/calendar\b|^drive\.google\.com\/drive\/(?:u\/\d+\/)?(?:my-drive|home)|^dropbox\.com\/home\b|^(?:chatgpt\.com|chat\.openai\.com)\/c\/|^claude\.ai\/chat\/|^calendly\.com\/(?:app|event_types|integrations|scheduled_events)\b|^(?:app\.)?cal\.com\/(?:bookings|event-types|settings)\b|^calendar\.google\.com\/calendar\/(?:u\/\d+\/)?r\b/,
    'is a page for whoever edits it or has the account, which visitors cannot open; write the address that everybody can open',
  ],
]

/** What to write for a web address that works for its author only; undefined for others. */
export const ownPlaceAdvice = (address: string): Advice | undefined => {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '')
  const [, what] = places.find(([pattern]) => pattern.test(bare)) ?? []
  return typeof what === 'string' ? { message: what } : what?.(address)
}
