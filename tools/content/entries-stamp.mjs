// @ts-check
import { join, relative } from 'node:path'
import { locateContent } from '../../lib/content/content-folder.mjs'
import { fingerprint, packageSources } from '../setup/fingerprint.mjs'

/**
 * The file with the fingerprint of the inputs that the entries in `.cache/entries` were read from.
 * @param {string} root The project.
 */
export const entriesStamp = (root) => join(root, '.cache', 'entries.json')

/**
 * A fingerprint of all that the entries depend on: the content, and the code that reads it.
 * @param {string} root The project.
 */
export const entriesInputs = (root) =>
  fingerprint(root, [
    relative(root, locateContent(root).folder),
    'components',
    'contentlayer.config.ts',
    'lib',
    'package-lock.json',
    ...packageSources(root),
    'tools',
  ])
