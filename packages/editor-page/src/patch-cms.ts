/** What an editor should do where a fault is not mended. */
const waitFirst = 'Wait a few seconds after your last word or picture before you press “Save”.'
const askCheck = 'Mistakes are not found before a save: look at the comment on your pull request.'

/**
 * The faults of Sveltia CMS by which words or pictures are lost, or without which the content check cannot see a form: where each is in the code,
 * what replaces it, and what to do while that is not found. UPSTREAM.md reproduces each.
 */
export const patches: Readonly<Record<string, { fault: RegExp; instead: string; care: string }>> = {
  'A save does not wait for what follows from what it waits for; the next three use its function': {
    fault:
      /(?<==new Set,\w+=)(\w+=>\{let \w+=\(\)=>\{(\w+)\.delete\(\w+\)\};.{1,60},\w+=async\(\)=>\{for\(;\2\.size;\)await Promise\.allSettled\(\2\))/g,
    instead: 'globalThis.waitBeforeSave=$1,await new Promise(setTimeout)',
    care: waitFirst,
  },
  'A save does not wait for what a block or a button writes into a text, which counts after a tenth of a second': {
    fault:
      /(?<=registerUpdateListener\(\(\)=>\{\w+\?\.isComposing\(\)\|\|)(\(async\(\)=>\{await \w+\(100\).{1,300}?\}\)\(\))(?=\}\))/g,
    instead: '(e=>globalThis.waitBeforeSave?.(e))($1)',
    care: waitFirst,
  },
  'A save does not wait for a picture that is being converted, without which the form counts as incomplete': {
    fault: /(?<=await )(\w+\(\{draft:\w+,resources:\w+,folder:[^{}]{1,20},libraryConfig:[^{}]{1,20}\}\))/g,
    instead: '(e=>(globalThis.waitBeforeSave?.(e),e))($1)',
    care: waitFirst,
  },
  'A save does not wait for a dialog that is closing, whose values are used only then': {
    fault: /(?<=,\w+&&await )(\w+\(\))(?=,\w+===\w+&&\([^;]{1,30}===`ok`&&)/g,
    instead: '(e=>(globalThis.waitBeforeSave?.(e),e))($1)',
    care: waitFirst,
  },
  'A single letter at the start of a paragraph is deleted when a space follows: “A plan” becomes “plan”': {
    fault: /(?<=regExpStart:\/\^\.\/,.{1,400}?replace:\(\)=>)void 0(?=,export:)/gs,
    instead: '!1',
    care: 'A word of one letter at the start of a paragraph is deleted when you write on: write it last.',
  },
  'The signs \\ and _ of a text are written as those of Markdown, so that the site leaves them out: “__init__” becomes “init”':
    {
      fault: /(?<=detail:\{value:\w+\(\w+\(\w+\))\.replace\(\/\\\\\(\[_\\\\\]\)\/g,`\$1`\)/g,
      instead: '',
      care: 'Words with \\, or with _ at their start or end, lose these signs: mark them, and press “Code”.',
    },
  'Two new pictures with the same name in one form become one': {
    fault: /(?<=\{\}:\{assetNamesInSameFolder:)(\w+)(?=\}\);.{1,160}?,(\w+)\.push\(\{\.\.\.)/g,
    instead: '[...$1,...$2.map(({name:e})=>e)]',
    care: 'Give each new picture in a form a file name of its own.',
  },
  'It keeps its entries to itself': {
    fault: /(?<=(\w+)=)\w+\(\[\]\)(?=,\w+=\{source:void 0,map:new Map\},\w+=\w+=>\{let \w+=\1\.current)/g,
    instead: 'globalThis.storedEntries=$&',
    care: askCheck,
  },
  'It keeps the values of the form that is open to itself': {
    fault: /(?<=\.setAttribute\(\w+,``\),\w+\.set\(\w+,)\w+(?=\)\})/g,
    instead: 'globalThis.openForm=$&',
    care: 'Messages do not stand beside the fields, and the position of a new entry does not fill itself in.',
  },
}

/** The code of Sveltia CMS with the patches whose faults are found, and the names of the others, which another version may not need. */
export function patchCode(code: string): { code: string; missing: string[] } {
  const missing = Object.keys(patches).filter((name) => code.search(patches[name]?.fault ?? /$/) === -1)
  const patched = Object.values(patches).reduce((each, { fault, instead }) => each.replace(fault, instead), code)
  return { code: patched, missing }
}
