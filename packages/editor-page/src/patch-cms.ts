import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** A fault of Sveltia CMS, with what replaces it. */
interface Patch {
  /** What is wrong without it. */
  name: string
  fault: RegExp
  instead: string
}

/** Everything that is changed in the code of Sveltia CMS. */
export const patches: readonly Patch[] = [
  {
    name: 'It says “Please try again later” where a text must be corrected first',
    fault: /`There was an error while saving the entry\. Please try again later\.`/g,
    instead: '`Your change was not saved.`',
  },
  {
    name: 'It calls the page of an entry the live site, also in a preview',
    fault: /`View on Live Site`/g,
    instead: '`See the page`',
  },
  {
    name: 'Fonts that its assets contain as well are requested from another host, which the policy of the page blocks',
    fault: /@font-face \{[^}]*url\(https:[^}]*\}/g,
    instead: '',
  },
  {
    name: 'A save does not wait for what is being finished besides texts, nor for what follows from it; here it gets the function that makes it wait',
    fault:
      /(?<==new Set,\w+=)(\w+=>\{let \w+=\(\)=>\{(\w+)\.delete\(\w+\)\};.{1,60},\w+=async\(\)=>\{for\(;\2\.size;\)await Promise\.allSettled\(\2\))/g,
    instead: 'globalThis.waitBeforeSave=$1,await new Promise(setTimeout)',
  },
  {
    name: 'A save does not wait for what a block or a button writes into a text, which counts after a tenth of a second',
    fault:
      /(?<=registerUpdateListener\(\(\)=>\{\w+\?\.isComposing\(\)\|\|)(\(async\(\)=>\{await \w+\(100\).{1,300}?\}\)\(\))(?=\}\))/g,
    instead: 'waitBeforeSave($1)',
  },
  {
    name: 'A save does not wait for a picture that is being converted, without which the form counts as incomplete',
    fault: /(?<=await )(\w+\(\{draft:\w+,resources:\w+,folder:[^{}]{1,20},libraryConfig:[^{}]{1,20}\}\))/g,
    instead: '(e=>(waitBeforeSave(e),e))($1)',
  },
  {
    name: 'A save does not wait for a dialog that is closing, whose values are used only then',
    fault: /(?<=,\w+&&await )(\w+\(\))(?=,\w+===\w+&&\([^;]{1,30}===`ok`&&)/g,
    instead: '(e=>(waitBeforeSave(e),e))($1)',
  },
  {
    name: 'It refuses a save in its own words, before it asks the content check, which finds all of that as well',
    fault: /!\w+\(\{draft:(\w+),enforceRequired:\w+\(\1\)\}\)(?=\)throw .{1,30}`validation_failed`)/g,
    instead: '!1',
  },
  {
    name: 'Only with a repository does it keep what is not saved in the browser, and offer it again',
    fault: /(?<=databaseName:(\w+))(?=\}=\w+\.repository\?\?\{\};if\(\1\)\{\w+=new \w+\(\1,`draft-backups`)/g,
    instead: '=`practice`',
  },
  {
    name: 'With blocks in a text, a single letter at the start of a paragraph is deleted when a space follows: “A plan” becomes “plan”',
    fault: /(?<=regExpStart:\/\^\.\/,.{1,400}?replace:\(\)=>)void 0(?=,export:)/gs,
    instead: '!1',
  },
  {
    name: 'It copies its configuration, in which hints and default values that depend on entries are computed when a form is opened',
    fault: /(?<=let (\w+)=)structuredClone\((\w+)\)(?=;\1\._siteURL=)/g,
    instead: '$2',
  },
  {
    name: 'It keeps its entries to itself',
    fault: /(?<=(\w+)=)\w+\(\[\]\)(?=,\w+=\{source:void 0,map:new Map\},\w+=\w+=>\{let \w+=\1\.current)/g,
    instead: 'globalThis.storedEntries=$&',
  },
  {
    name: 'It keeps the values of the form that is open to itself',
    fault: /(?<=\.setAttribute\(\w+,``\),\w+\.set\(\w+,)\w+(?=\)\})/g,
    instead: 'globalThis.openForm=$&',
  },
  {
    name: 'A field is drawn only when it comes near the window, so that nothing can find it before',
    fault: /(?<=\(null\),.{1,40}async\(\)=>\{await )\w+\(\w+\((\w+)\)\)(?=,\w+\(\w+,!0\)\}\)\(\),\(\)=>\{\w+\(\1\)&&)/g,
    instead: 'new Promise(requestAnimationFrame)',
  },
  {
    name: 'The line of an entry in a list is made of its fields alone; here it gets a function that says more',
    fault:
      /(\{content:(\w+),collectionName:(\w+),replaceSubContext:\w+,[^}]*\}=\w+,\{value:(\w+),.{1,120}[,=])(\w+\(\4,\w+\))/g,
    instead: '$1($4===`filename`?globalThis.describeEntry($3,$2):$5)',
  },
  {
    name: 'A template shows {brand} and its kind, whose values readers see',
    fault: /(?<=indexOf\(`\{\{`,\w+\);.{1,700}\}return )(\w+)(?=\},)/g,
    instead: 'globalThis.showFacts($1)',
  },
  {
    name: 'The window of a link takes the marked words as its address',
    fault: /(?<=let (\w+)=\w+\(\)\.trim\(\);\w+\(\w+,)\1(?=,!0\),\w+\(\w+,!!\1\))/g,
    instead: '/^(?:https?:|\\/)/.test($1)?$1:``',
  },
  {
    name: 'It calls an address “URL”, and words “Text”',
    fault: /text:`Text`,url:`URL`/g,
    instead: 'text:`Words`,url:`Address`',
  },
  {
    name: 'The button for a new entry does not name it',
    fault: /(?<=isSmallScreen\?void 0:)(\w+)\(`create`\)(?=\);\w+\(\w+,\{get collectionName\(\)\{return (\w+\(\w+\)))/g,
    instead: '$1(`add_x`,{values:{name:globalThis.nameItem($2)}})',
  },
  {
    name: 'Screen readers read “Create New Entry” on it, whatever its words are',
    fault:
      /(?<=(\w+)=\w+\(\w+,`label`,3,void 0\),\w+=\w+\(\w+,`keyShortcuts`,3,void 0\).{1,2000}?=\w+\(\(\)=>)\w+\(`create_new_entry`\)(?=\);)/g,
    instead: '$1()??$&',
  },
  {
    name: 'The cursor is not in an item that is added to a list',
    fault: /(?<=scrollBy\(\{top:-50,behavior:`instant`\}\),\w+\(\w+\)\?\.querySelector\(`)button(?=`\)\?\.focus\(\))/g,
    instead: 'input,textarea,[contenteditable],:scope:not(:has(input,textarea,[contenteditable])) button',
  },
]

/** The code of Sveltia CMS with all patches. Throws when a fault is not found, since another version may not have it. */
export function patchCode(code: string): string {
  const missing = patches.filter(({ fault }) => code.search(fault) === -1)
  if (missing.length > 0)
    throw new Error(
      `Sveltia CMS has changed where packages/editor-page/src/patch-cms.ts patches it. Not found:\n${missing.map(({ name }) => `- ${name}`).join('\n')}`,
    )
  return patches.reduce((patched, { fault, instead }) => patched.replace(fault, instead), code)
}

/** Patches Sveltia CMS while it is bundled. */
export const patchCms: Plugin = {
  name: 'patch-cms',
  setup: ({ onLoad }) => {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => ({
      contents: patchCode(await readFile(path, 'utf8')),
    }))
  },
}
