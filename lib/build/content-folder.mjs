// @ts-check
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * The content folder: `content` in the project, or the one that the setting CONTENT_DIR names, which may also be the folder
 * around it. Pictures are in `public/images` beside it.
 * @param {string} root The project.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {{ folder: string, publicFolder: string, isOwn: boolean }} Absolute paths, and whether the content is the project's own.
 */
export function locateContent(root, environment = globalThis.process?.env) {
  const setting = environment?.['CONTENT_DIR']
  if (setting === undefined || setting === '')
    return { folder: join(root, 'content'), publicFolder: join(root, 'public'), isOwn: true }
  const base = resolve(root, setting)
  const folder = existsSync(join(base, 'content')) ? join(base, 'content') : base
  return { folder, publicFolder: join(dirname(folder), 'public'), isOwn: false }
}
