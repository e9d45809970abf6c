import { quote } from '../words'

const see = 'which visitors cannot open; write the address that everybody can open'

/** Addresses that work for their author and not for visitors, or not for long: what they are, and what to write. */
const places: readonly [address: RegExp, what: string | ((address: string) => string)][] = [
  [
    /^[\w-]+\.[\w-]+\.pages\.dev\b|^[\w-]+--[\w-]+\.netlify\.app\b|-git-[\w-]+\.vercel\.app\b/,
    (address) =>
      `is a preview, which is deleted later; write the address of the published page, such as ${quote(new URL(address).pathname)}`,
  ],
  [
    /^docs\.google\.com\/.*\/edit\b/,
    (address) =>
      `is where the document is edited; write ${quote(address.replace(/\/edit.*$/, /\/forms\//.test(address) ? '/viewform' : '/view'))}`,
  ],
  [
    /^(?:calendly\.com\/(?:app|event_types|integrations|scheduled_events)\b|(?:app\.)?cal\.com\/(?:bookings|event-types|settings)\b|calendar\.google\.com\/calendar\/(?:u\/\d+\/)?r\b|outlook\.[\w.]+\/calendar\b)/,
    'is a page of the settings of a calendar, which only its owner sees; write the address that guests get',
  ],
  [
    /\/edit\/?(?:[?#]|$)|\/wp-admin\b|^github\.com\/[^/]+\/[^/]+\/(?:edit|settings)\b/,
    `is where a page is edited, ${see}`,
  ],
  [
    /^(?:mail\.google|outlook\.(?:office|live))\.com\/|^drive\.google\.com\/drive\/(?:u\/\d+\/)?(?:my-drive|home)|^dropbox\.com\/home\b|^(?:chatgpt\.com|chat\.openai\.com)\/c\/|^claude\.ai\/chat\//,
    `is a page of an account, ${see}`,
  ],
  [
    /^google\.[\w.]+\/url\?|^bing\.com\/ck\/|^duckduckgo\.com\/l\/|^lm?\.(?:facebook|instagram)\.com\/|^linkedin\.com\/(?:safety\/go|redir)|^youtube\.com\/redirect\?|^[\w.-]+\.safelinks\.protection\.outlook\.com\/|^urldefense\.|^slack-redir\.net\/|^[\w.-]+\.list-manage\.com\/track\//,
    (address) => {
      const target = [...new URL(address).searchParams.values()].find((value) => /^https?:\/\//.test(value))
      return `is a redirect of another program, which may end; write ${target ? quote(target) : 'the address to which it leads'}`
    },
  ],
]

/** What is wrong with a web address that works for its author only; undefined for others. */
export const ownPlaceMessage = (address: string): string | undefined => {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '')
  const [, what] = places.find(([pattern]) => pattern.test(bare)) ?? []
  return typeof what === 'function' ? what(address) : what
}
