import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** Faults of Sveltia CMS in its code, and what stands in their place. */
const faults: readonly [fault: RegExp, instead: string][] = [
  // Fonts that its assets contain as well are asked from an outside host, which the page's policy blocks.
  [/@font-face \{[^}]*url\(https:[^}]*\}/g, ''],
  // With blocks in a text, a single letter at the start of a paragraph is deleted when a space follows: "A plan" becomes "plan".
  [/(?<=regExpStart:\/\^\.\/,.{1,400}?replace:\(\)=>)void 0(?=,export:)/gs, '!1'],
]

/** Mends Sveltia CMS while it is bundled. Fails when a fault is not found, since another version may not have it. */
export const mendCms: Plugin = {
  name: 'mend-cms',
  setup: ({ onLoad }) => {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      const missing = faults.filter(([fault]) => code.search(fault) === -1)
      if (missing.length > 0)
        return { errors: missing.map(([fault]) => ({ text: `Sveltia CMS no longer contains ${fault}` })) }
      return { contents: faults.reduce((mended, [fault, instead]) => mended.replace(fault, instead), code) }
    })
  },
}
