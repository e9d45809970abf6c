// @ts-check
import { Failure } from '../setup/command.mjs'

/**
 * Where content is fetched from.
 * @typedef {object} ContentRepository
 * @property {string} address As Git takes it.
 * @property {string} ref Branch, tag, or commit.
 * @property {string} shown The address without a name and a password, for messages.
 */

/** Addresses that Git fetches over an encrypted connection or from a disk. Others could run programs or be changed on the way. */
const addressForms = [
  /^https:\/\/(?:[^\s@/]+@)?[A-Za-z0-9][\w.-]*(?::\d+)?\/\S+$/,
  /^ssh:\/\/(?:[\w.][\w.-]*@)?[A-Za-z0-9][\w.-]*(?::\d+)?\/[^\s-]\S*$/,
  /^(?:[\w.][\w.-]*@)[A-Za-z0-9][\w.-]*:[^\s:-]\S*$/,
  /^file:\/\/\/\S+$/,
  /^\.?\/[^\0\n\r]+$/,
]

/** Names of branches and tags, and commits; none starts with a hyphen, which Git would take for an option. */
const refForm = /^(?!.*(?:\.\.|\/\/|@\{|\.lock(?:\/|$)))[A-Za-z0-9][\w./+@-]{0,254}(?<![./])$/

/**
 * Reads the settings CONTENT_REPOSITORY and CONTENT_REF.
 * @param {Record<string, string | undefined>} environment
 * @returns {ContentRepository | undefined} Undefined when there is no such setting.
 * @throws {Failure} When a value cannot be used.
 */
export function readRepositorySettings({
  CONTENT_REPOSITORY: address = '',
  CONTENT_REF: ref = '',
  CONTENT_DIR: dir = '',
}) {
  if (address === '') {
    if (ref !== '')
      throw new Failure('CONTENT_REF is set but CONTENT_REPOSITORY is not. Set both, or remove CONTENT_REF.')
    return undefined
  }
  if (dir !== '') throw new Failure('Both CONTENT_REPOSITORY and CONTENT_DIR are set. Remove one of them.')
  if (address.includes('::') || !addressForms.some((form) => form.test(address)))
    throw new Failure(
      'CONTENT_REPOSITORY must be an address that starts with https:// or ssh://, has the form git@host:path, or is a path on this machine that starts with "/" or "./".',
    )
  if (ref !== '' && !refForm.test(ref))
    throw new Failure('CONTENT_REF must be the name of a branch or tag, or a commit, such as main.')
  return { address, ref: ref || 'HEAD', shown: address.replace(/^(\w+:\/\/)[^/@]*@/, '$1') }
}
