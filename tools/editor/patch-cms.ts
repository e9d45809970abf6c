import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** Sentences of Sveltia CMS that do not say what to do, and what it says instead. */
const sentences: readonly [sentence: string, instead: string][] = [
  ['This field is required.', 'Nothing is written here, but the site needs it: this field is required.'],
  ['Please enter a number.', 'This is no number; write digits only, such as 30.'],
  ['Please enter a valid email.', 'This is not an e-mail address; write one such as hello@example.com.'],
  ['Please enter a valid URL.', 'This is not a full web address; write one such as https://example.com/page.'],
  ['There was an error while saving the entry. Please try again later.', 'Your change was not saved.'],
]

/** Bugs in the code of Sveltia CMS, with their replacements. */
const faults: readonly [fault: RegExp, instead: string][] = [
  ...sentences.map(([sentence, instead]): [RegExp, string] => [
    new RegExp(`\`${sentence.replaceAll('.', '\\.')}\``, 'g'),
    `\`${instead}\``,
  ]),
  // Fonts that its assets contain as well are requested from another host, which the page's policy blocks.
  [/@font-face \{[^}]*url\(https:[^}]*\}/g, ''],
  // A save waits for texts that are being converted, but neither for a dialog that is closing, whose values are used only then, nor for
  // a picture that is being converted, without which the form counts as incomplete.
  [
    /(?<==new Set,\w+=)(?=(\w+)=>\{let (\w+)=\(\)=>\{(\w+)\.delete\(\1\)\};\3\.add\(\1\),\1\.then\(\2,\2\)\})/g,
    'globalThis.waitBeforeSave=',
  ],
  [
    /(?<=await )(\w+\(\{draft:\w+,resources:\w+,folder:[^{}]{1,20},libraryConfig:[^{}]{1,20}\}\))/g,
    '(e=>(waitBeforeSave(e),e))($1)',
  ],
  [/(?<=,\w+&&await )(\w+\(\))(?=,\w+===\w+&&\([^;]{1,30}===`ok`&&)/g, '(e=>(waitBeforeSave(e),e))($1)'],
  // A field for a number drops what is no number while it is typed: "1,320" becomes "320", and "1.320" becomes 1.32. It keeps it, and the
  // content check refuses it.
  [
    /(let (\w+)=(\w+)\.trim\(\)\?)Number(\(\3\):NaN;return Number\.isNaN\(\2\)\?)void 0(?=:\2\})/g,
    '$1numberIn$4($3.trim()?$3:void 0)',
  ],
  [
    /(if\(!(\w+)\.trim\(\)\)return NaN;let (\w+)=)\w+\(\w+\)\?Number\.parseFloat\(\2\):Number\.parseInt\(\2,10\);return Number\.isNaN\(\3\)\?void 0:\3/g,
    '$1numberIn($2);return Number.isNaN($3)?$2:$3',
  ],
  [
    /(\w+)!==void 0&&\((\w+)=\w+\(\w+\)\?Number\.parseFloat\(String\(\1\)\):Number\.parseInt\(String\(\1\),10\)\),(\w+\(\w+\)\?Number\.isNaN\(\2\)\?``:String\(\2\):Number\.isNaN\(\2\)\?)null(?=:\2\})/g,
    '$1!==void 0&&($2=numberIn($1)),$3(typeof $1===`string`?$1:null)',
  ],
  // Only with a repository does it keep what is not saved in the browser, and offers it again.
  [/(?<=databaseName:(\w+))(?=\}=\w+\.repository\?\?\{\};if\(\1\)\{\w+=new \w+\(\1,`draft-backups`)/g, '=`practice`'],
  // With blocks in a text, a single letter at the start of a paragraph is deleted when a space follows: "A plan" becomes "plan".
  [/(?<=regExpStart:\/\^\.\/,.{1,400}?replace:\(\)=>)void 0(?=,export:)/gs, '!1'],
]

/** The number in a text that is typed; none where its point may separate thousands. */
const numberIn = 'globalThis.numberIn=e=>typeof e==`string`&&/^[1-9]\\d{0,2}\\.\\d{3}$/.test(e)?NaN:Number(e);'

/** Patches Sveltia CMS while it is bundled. Fails when a fault is not found, since another version may not have it. */
export const patchCms: Plugin = {
  name: 'patch-cms',
  setup: ({ onLoad }) => {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      const missing = faults.filter(([fault]) => code.search(fault) === -1)
      if (missing.length > 0)
        return { errors: missing.map(([fault]) => ({ text: `Sveltia CMS no longer contains ${fault}` })) }
      return {
        contents: numberIn + faults.reduce((patched, [fault, instead]) => patched.replace(fault, instead), code),
      }
    })
  },
}
