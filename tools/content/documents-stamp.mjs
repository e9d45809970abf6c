// @ts-check
import { join, relative } from 'node:path'
import { locateContent } from '../../lib/content/content-folder.mjs'
import { fingerprint } from '../setup/fingerprint.mjs'

/**
 * The file with the fingerprint of the inputs that the documents in `.cache/documents` were read from.
 * @param {string} root The project.
 */
export const documentsStamp = (root) => join(root, '.cache', 'documents.json')

/**
 * A fingerprint of all that the documents depend on: the content, and the code that reads it.
 * @param {string} root The project.
 */
export const documentsInputs = (root) =>
  fingerprint(root, [
    relative(root, locateContent(root).folder),
    'components',
    'contentlayer.config.ts',
    'lib',
    'package-lock.json',
    'packages',
    'tools',
  ])
