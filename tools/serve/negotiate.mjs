// @ts-check

/** @typedef {import('./site-index.mjs').Coding} Coding */

/**
 * Reads a header such as `br;q=1, gzip;q=0.8, *;q=0`.
 * @param {string} header
 * @returns {Map<string, number>} Weights from 0 to 1 by lower-case name. A weight that is no number counts as 0.
 */
function readWeights(header) {
  const weights = new Map()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
    if (name === '') continue
    const weight = parameters.find((each) => each.startsWith('q='))?.slice(2)
    const value = weight === undefined ? 1 : Number(weight)
    weights.set(name === 'x-gzip' ? 'gzip' : name, value >= 0 && value <= 1 ? value : 0)
  }
  return weights
}

/**
 * Chooses the coding that the client weighs highest; of equals the smallest file (RFC 9110, section 12.5.3).
 * @param {string | undefined} header The Accept-Encoding of the request; without one the file is sent as it is.
 * @param {readonly Coding[]} available Codings that the file lies there in.
 * @returns {Coding | undefined} Undefined for the file as it is.
 */
export function chooseCoding(header, available) {
  if (header === undefined) return undefined
  const weights = readWeights(header)
  const others = weights.get('*') ?? 0
  const ofPlain = weights.get('identity') ?? 0
  /** @type {Coding | undefined} */
  let best
  let highest = 0
  for (const coding of /** @type {Coding[]} */ (['br', 'gzip'])) {
    const weight = weights.get(coding) ?? others
    if (available.includes(coding) && weight > highest && weight >= ofPlain) {
      best = coding
      highest = weight
    }
  }
  return best
}

/**
 * Whether the client already holds this version (RFC 9110, section 13.1.2).
 * @param {string | undefined} header The If-None-Match of the request.
 * @param {string} etag With its quotation marks.
 * @returns {boolean}
 */
export function holdsVersion(header, etag) {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}
