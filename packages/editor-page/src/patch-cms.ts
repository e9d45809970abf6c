import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** The faults of Sveltia CMS that are mended: what is wrong, where it is in the code, and what replaces it. */
export const patches: Readonly<Record<string, readonly [fault: RegExp, instead: string]>> = {
  'It says “Please try again later” where a text must be corrected first': [
    /`There was an error while saving the entry\. Please try again later\.`/g,
    '`Your change was not saved.`',
  ],
  'It calls the page of an entry the live site, also in a preview': [/`View on Live Site`/g, '`See the page`'],
  'Fonts that its assets contain as well are requested from another host, which the policy of the page blocks': [
    /@font-face \{[^}]*url\(https:[^}]*\}/g,
    '',
  ],
  'A save does not wait for what is being finished besides texts, nor for what follows from it; here it gets the function that makes it wait':
    [
      /(?<==new Set,\w+=)(\w+=>\{let \w+=\(\)=>\{(\w+)\.delete\(\w+\)\};.{1,60},\w+=async\(\)=>\{for\(;\2\.size;\)await Promise\.allSettled\(\2\))/g,
      'globalThis.waitBeforeSave=$1,await new Promise(setTimeout)',
    ],
  'A save does not wait for what a block or a button writes into a text, which counts after a tenth of a second': [
    /(?<=registerUpdateListener\(\(\)=>\{\w+\?\.isComposing\(\)\|\|)(\(async\(\)=>\{await \w+\(100\).{1,300}?\}\)\(\))(?=\}\))/g,
    'waitBeforeSave($1)',
  ],
  'A save does not wait for a picture that is being converted, without which the form counts as incomplete': [
    /(?<=await )(\w+\(\{draft:\w+,resources:\w+,folder:[^{}]{1,20},libraryConfig:[^{}]{1,20}\}\))/g,
    '(e=>(waitBeforeSave(e),e))($1)',
  ],
  'A save does not wait for a dialog that is closing, whose values are used only then': [
    /(?<=,\w+&&await )(\w+\(\))(?=,\w+===\w+&&\([^;]{1,30}===`ok`&&)/g,
    '(e=>(waitBeforeSave(e),e))($1)',
  ],
  'It refuses a save in its own words, before it asks the content check, which finds all of that as well': [
    /!\w+\(\{draft:(\w+),enforceRequired:\w+\(\1\)\}\)(?=\)throw .{1,30}`validation_failed`)/g,
    '!1',
  ],
  'Only with a repository does it keep what is not saved in the browser, and offer it again': [
    /(?<=databaseName:(\w+))(?=\}=\w+\.repository\?\?\{\};if\(\1\)\{\w+=new \w+\(\1,`draft-backups`)/g,
    '=`practice`',
  ],
  'With blocks in a text, a single letter at the start of a paragraph is deleted when a space follows: “A plan” becomes “plan”':
    [/(?<=regExpStart:\/\^\.\/,.{1,400}?replace:\(\)=>)void 0(?=,export:)/gs, '!1'],
  'It copies its configuration, in which hints and default values that depend on entries are computed when a form is opened':
    [/(?<=let (\w+)=)structuredClone\((\w+)\)(?=;\1\._siteURL=)/g, '$2'],
  'It keeps its entries to itself': [
    /(?<=(\w+)=)\w+\(\[\]\)(?=,\w+=\{source:void 0,map:new Map\},\w+=\w+=>\{let \w+=\1\.current)/g,
    'globalThis.storedEntries=$&',
  ],
  'It keeps the values of the form that is open to itself': [
    /(?<=\.setAttribute\(\w+,``\),\w+\.set\(\w+,)\w+(?=\)\})/g,
    'globalThis.openForm=$&',
  ],
  'A field is drawn only when it comes near the window, so that nothing can find it before': [
    /(?<=\(null\),.{1,40}async\(\)=>\{await )\w+\(\w+\((\w+)\)\)(?=,\w+\(\w+,!0\)\}\)\(\),\(\)=>\{\w+\(\1\)&&)/g,
    'new Promise(requestAnimationFrame)',
  ],
  'The line of an entry in a list is made of its fields alone; here it gets a function that says more': [
    /(\{content:(\w+),collectionName:(\w+),replaceSubContext:\w+,[^}]*\}=\w+,\{value:(\w+),.{1,120}[,=])(\w+\(\4,\w+\))/g,
    '$1($4===`filename`?globalThis.describeEntry($3,$2):$5)',
  ],
  'A template shows {brand} and its kind, whose values readers see': [
    /(?<=indexOf\(`\{\{`,\w+\);.{1,700}\}return )(\w+)(?=\},)/g,
    'globalThis.showFacts($1)',
  ],
  'The window of a link takes the marked words as its address': [
    /(?<=let (\w+)=\w+\(\)\.trim\(\);\w+\(\w+,)\1(?=,!0\),\w+\(\w+,!!\1\))/g,
    '/^(?:https?:|\\/)/.test($1)?$1:``',
  ],
  'It calls an address “URL”, and words “Text”': [/text:`Text`,url:`URL`/g, 'text:`Words`,url:`Address`'],
  'The button for a new entry does not name it': [
    /(?<=isSmallScreen\?void 0:)(\w+)\(`create`\)(?=\);\w+\(\w+,\{get collectionName\(\)\{return (\w+\(\w+\)))/g,
    '$1(`add_x`,{values:{name:globalThis.nameItem($2)}})',
  ],
  'Screen readers read “Create New Entry” on it, whatever its words are': [
    /(?<=(\w+)=\w+\(\w+,`label`,3,void 0\),\w+=\w+\(\w+,`keyShortcuts`,3,void 0\).{1,2000}?=\w+\(\(\)=>)\w+\(`create_new_entry`\)(?=\);)/g,
    '$1()??$&',
  ],
  'The cursor is not in an item that is added to a list': [
    /(?<=scrollBy\(\{top:-50,behavior:`instant`\}\),\w+\(\w+\)\?\.querySelector\(`)button(?=`\)\?\.focus\(\))/g,
    'input,textarea,[contenteditable],:scope:not(:has(input,textarea,[contenteditable])) button',
  ],
  'Words that an editor types while the dialog of a refused save closes are lost, since the focus then leaves the field':
    [
      /(?<=`saving_entry\.error\.title`\)\);\w+\(\w+,\{get title\(\)\{return \w+\(\w+\)\},onClose:\(\)=>\{)\w+\(\w+\)\?\.focus\(\)/g,
      '',
    ],
  'Two new pictures with the same name in one form become one': [
    /(?<=\{\}:\{assetNamesInSameFolder:)(\w+)(?=\}\);.{1,160}?,(\w+)\.push\(\{\.\.\.)/g,
    '[...$1,...$2.map(({name:e})=>e)]',
  ],
  'The keys Enter and Space open an empty menu at the button for a new entry, and no form': [
    /(?<=onclick:\(\)=>\w+\(\),startIcon:\w+),popup:\w+,\$\$slots:\{startIcon:!0,popup:!0\}/g,
    ',$$$$slots:{startIcon:!0}',
  ],
}

/** The code of Sveltia CMS with all patches. Throws when a fault is not found, since another version may not have it. */
export function patchCode(code: string): string {
  const missing = Object.entries(patches).filter(([, [fault]]) => code.search(fault) === -1)
  if (missing.length > 0)
    throw new Error(
      `Sveltia CMS has changed where packages/editor-page/src/patch-cms.ts patches it. Not found:\n${missing.map(([name]) => `- ${name}`).join('\n')}`,
    )
  return Object.values(patches).reduce((patched, [fault, instead]) => patched.replace(fault, instead), code)
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
