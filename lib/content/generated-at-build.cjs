// @ts-check
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

/**
 * Contentlayer's collections, read when a page first asks for them. A build puts this in the place of
 * `contentlayer/generated` (see next.config.mjs), so that Next can compile the code while Contentlayer still reads the content,
 * and need not compile it again after an edit of the content. The dev server imports the collections themselves, to follow
 * every edit.
 */
const folder = join(/* turbopackIgnore: true */ process.cwd(), '.contentlayer/generated')
const imports = readFileSync(join(folder, 'index.mjs'), 'utf8').matchAll(/^import \{? ?(\w+) ?\}? from '\.\/(\w+)\//gm)

module.exports = Object.fromEntries(
  Array.from(imports, ([, name, list = '']) => [
    name,
    JSON.parse(readFileSync(join(folder, list, '_index.json'), 'utf8')),
  ]),
)
