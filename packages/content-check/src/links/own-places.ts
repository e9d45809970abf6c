import { type Advice, writing } from '../problem'
import { quote } from '../words'

const firstParameter = (address: string): string | undefined =>
  [...new URL(address).searchParams.values()].find((value) => /^https?:\/\//.test(value))

/** Addresses that work for their author and not for visitors, or not for long: what they are, and the one that is meant. */
const places: readonly [address: RegExp, wrong: string, meant?: (address: string) => string | undefined][] = [
  [
    /^[^/\\?#]*@/,
    'has a user name before its "@", which looks like the name of the site',
    (address) => address.replace(/^https?:\/\/[^/\\?#]*@/i, 'https://'),
  ],
  [
    /^[\w-]+\.[\w-]+\.pages\.dev\b|^[\w-]+--[\w-]+\.netlify\.app\b|-git-[\w-]+\.vercel\.app\b/,
    'is a preview, which is deleted later',
    (address) => new URL(address).pathname,
  ],
  [
    /^docs\.google\.com\/.*\/edit\b/,
    'is where the document is edited',
    (address) => address.replace(/\/edit.*$/, /\/forms\//.test(address) ? '/viewform' : '/view'),
  ],
  [
    /^google\.[\w.]+\/url\?|^bing\.com\/ck\/|^duckduckgo\.com\/l\/|^lm?\.(?:facebook|instagram)\.com\/|^linkedin\.com\/(?:safety\/go|redir)|^youtube\.com\/redirect\?|^[\w.-]+\.safelinks\.protection\.outlook\.com\/|^urldefense\.|^slack-redir\.net\/|^[\w.-]+\.list-manage\.com\/track\//,
    'is a redirect of another program, which may end',
    firstParameter,
  ],
  [
    /\/edit\/?(?:[?#]|$)|\/wp-admin\b|^github\.com\/[^/]+\/[^/]+\/(?:edit|settings)\b|^(?:mail\.google|outlook\.(?:office|live))\.com\/|^outlook\.[\w.]+\/calendar\b|^drive\.google\.com\/drive\/(?:u\/\d+\/)?(?:my-drive|home)|^dropbox\.com\/home\b|^(?:chatgpt\.com|chat\.openai\.com)\/c\/|^claude\.ai\/chat\/|^calendly\.com\/(?:app|event_types|integrations|scheduled_events)\b|^(?:app\.)?cal\.com\/(?:bookings|event-types|settings)\b|^calendar\.google\.com\/calendar\/(?:u\/\d+\/)?r\b/,
    'is a page for whoever edits it or has the account, which visitors cannot open',
  ],
]

/** What to write for a web address that works for its author only; undefined for others. */
export const ownPlaceAdvice = (address: string): Advice | undefined => {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '')
  const [, wrong, meant] = places.find(([pattern]) => pattern.test(bare)) ?? []
  const put = meant?.(address)
  return wrong === undefined ? undefined : writing(wrong, put, put ? quote(put) : 'the address that everybody can open')
}
