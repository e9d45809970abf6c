import { createCatalogue } from './catalogue'

/*
 * What is said of each finding, by its id. `npx vitest run --project unit packages/content-check/tests/readme -u` writes the table of the README.
 */

const quoting = 'put the whole text in double quotes'
const asItStands = 'otherwise the site prints this as it stands'
const uploading = 'press “Insert”, then “Picture”, and upload it'
const ofCells =
  'the row has {cells} where the table has {wanted}, and the site shows no others; write as many in each row, or \\| for the sign itself'
const ofEmphasis =
  'the site prints "{found}" as {look} text, without the signs; write \\{sign} for the sign itself, or put the signs around the whole word'

/** Findings with which the build would break: they can be neither switched off nor made a warning. */
const fatal = {
  'file/no-content': 'missing folder; it holds all copy of the site, restore it',
  'file/missing-folder': 'missing folder; {help}',
  'file/missing': 'missing file; restore it, or write it with the fields {fields}',
  'file/unreadable': 'the file cannot be read; check its permissions or delete it',
  'file/symbolic-link': 'a link to another file (symbolic link) cannot be published; put the file itself here',
  'file/near': 'unknown file; did you mean {path}?',
  'file/other-folder': '{entries} stand in the folder {folder}; move the file there',
  'file/no-page':
    'no page of the site reads this file, and a new page needs a developer; put your text into another file of this folder, or write {article}, and delete this file',
  'file/unknown': 'unknown file, no page reads it; delete it, or move it to one of the folders {folders}',
  'file/unknown-folder': 'unknown folder; {help}',
  'file/ending': 'files of this folder end in "{ending}"; {help}',
  'file/index':
    'hosts take "index" for the list of pages above it, so nobody could open this page; rename the file after its title, such as "first-steps{ending}"',
  'file/name': 'a file name is made of lower-case words joined by hyphens; rename it to "{name}{ending}"',
  'file/stray': 'the computer that it comes from made this file for itself; delete it',
  'file/picture': 'pictures are not stored among the texts; move it to {path}, then write ![what it shows]({address})',
  'file/document': 'a PDF or office document cannot be read; copy its text into a new file, and delete this one',
  'file/utf-16': 'the file has the encoding UTF-16; save it with the encoding "UTF-8"',
  'file/binary':
    'the file is not plain text but a document or a picture; copy its text into a new file, and delete this one',
  'file/long': 'the file has {size} thousand characters; split it into files of 100 thousand at most',
  'file/many-lines': 'the file has more than 5,000 lines; split it, or remove empty lines',
  'file/many-signs':
    'more than 1,000 signs such as [, <, and * stand in the paragraph that begins here; remove those that are not meant, or put empty lines between its parts',
  'file/too-many-signs':
    'the file has more than 25,000 signs such as [, <, and *; split it, or remove those that are not meant',
  'file/many-levels':
    'a hundred levels of lists, groups, quotes, or tags begin here inside each other; write one or two',
  'file/two-versions':
    'two versions of this text are in the file, between lines of <<<<<<< and >>>>>>>; keep one version and delete these lines',
  'file/long-word':
    'more than 2,000 characters without a space begin here; separate the words, or remove what is no text',
  'file/long-line': 'the line has more than 10,000 characters; break it into paragraphs with empty lines between them',
  'file/empty': 'the file is empty; write its fields or delete it',
  'file/byte-order-mark':
    'the file starts with an invisible byte order mark; save it as "UTF-8" without "BOM", or run "{command}"',
  'file/line-ends': 'Windows line ends (CRLF) on {lines}; save the file with line ends "LF", or run "{command}"',
  'front-matter/start':
    'three hyphens start the fields; write "---" in the first line, with nothing before and after it',
  'front-matter/missing': 'the fields are missing; the first line must be "---", then the fields, then a line "---"',
  'front-matter/no-end': 'the fields that start here have no end; write a line "---" between them and the text',
  'front-matter/end': 'three hyphens end the fields; write "---" on this line',
  'front-matter/early-end': 'the fields end here before they start; remove this line',
  'front-matter/hyphens':
    'the build would end the fields at these hyphens; begin the line with another sign, or with a space',
  'front-matter/second':
    'a second block of fields starts here; keep one block between two lines "---", and the text below it',
  'front-matter/spaces': 'spaces follow this "---", so the build would not see it; remove them',
  'yaml/tab': 'a tab; write spaces instead, two for each level',
  'yaml/tab-in-text':
    'a tab inside a text, as between columns of a spreadsheet, which the site would run together; write a comma or a space',
  'yaml/no-break-space': 'a no-break space, which looks like a space but is none here; replace it by a normal space',
  'yaml/swallowed': 'the next line is read as a part of this text; check quotes, dashes, and colons here',
  'yaml/instruction': `a word that starts with "{sign}" is an instruction of YAML, which cannot be used here; remove it, or ${quoting}`,
  'yaml/lone-dash': 'a dash alone starts a list; write a text, or remove this line',
  'yaml/second-document': 'a line "---" starts a second document, and a file holds one; remove this line',
  'yaml/dash-among-fields':
    'a dash starts an item of a list, but the lines around it are fields; write the first line of their item above them, or a name in place of the dash',
  'yaml/no-field': 'this line is not a field; write "name: value"',
  'yaml/indentation': 'wrong indentation; the lines of a group start two spaces further than the line above it',
  'yaml/unreadable': `this cannot be read; ${quoting}, or check quotes, brackets, and colons ({reason})`,
  'yaml/column': 'wrong indentation: lines of one group start in the same column; start this line {place}',
  'yaml/group-indentation':
    'wrong indentation: {fields} to "{group}"; put 2 spaces more before each of these lines than before "{group}"',
  'yaml/group-line':
    '{fields} to "{group}"; write a line "{group}:" above, and put 2 spaces before each of these lines',
  'yaml/twice': '"{name}" is written twice in one group{above}; keep one of the two lines{next}',
  'yaml/colon': 'a colon and a space stand between "{name}" and its value; write {line}',
  'yaml/name': 'the name of a field has no quotes, stars, or lines around it; write "{name}"',
  'yaml/item': 'an item of a list starts with a hyphen and a space; write {line}',
  'yaml/dash':
    'a dash starts an item of a list; if this line is a field, write it without the dash, in the column of its group',
  'yaml/list-line': 'a list starts on the line below its field; write each item after "- " there',
  'yaml/value-above': 'the lines below belong to "{name}", so nothing may stand after its colon; remove it',
  'yaml/after-quote': 'no sign stands after the closing quote; remove it',
  'yaml/apostrophe': `an apostrophe ends this text, which starts with the same sign; ${quoting}`,
  'yaml/inner-quote':
    'text goes on after its closing quote; put all of it in one pair of double quotes, inner ones as \\"',
  'yaml/open-quote': 'the text starts with {name} and has no closing {name}; write {line}',
  'yaml/bracket': `a bracket or brace that opens here is not closed; close it at the end of the line, or ${quoting}`,
  'yaml/comment': `after a space, "#" starts a comment, so the site leaves out the rest of this line; ${quoting}`,
  'yaml/first-sign': `text that starts with "{name}" must be quoted; ${quoting}`,
  'yaml/colon-in-text': `a colon followed by a space inside the text looks like another field; ${quoting}`,
  'yaml/continued': 'this line is not a field; write "name: value", or indent it to continue the text above',
  'yaml/colon-in-value':
    'a colon followed by a space makes fields of this text; put all of it in double quotes: {text}',
  'yaml/brace':
    'a text that starts with a brace, as a placeholder does, is read as fields; put all of it in double quotes: {text}',
  'yaml/comma-in-text':
    '"{name}" is read as a field of its own; put the whole text, with its comma, in double quotes{rule}',
  'yaml/comment-form': 'after a space, "#" starts a comment; "{text}" {why}',
  'yaml/comment-value': '"{note}" is a comment, so this field is empty; write {help}',
  'field/missing': 'missing field "{name}"; add it{wanted}{rule}',
  'field/empty': 'the {part} is empty; write it{wanted}',
  'field/empty-item': 'the item is empty; remove its dash, or write it{wanted}',
  'field/none': 'the entry has no fields; write {fields}',
  'field/near': 'unknown field "{name}"; did you mean "{near}"?{rule}',
  'field/other-name': 'unknown field "{name}"; write "{meant}" in its place{wanted}',
  'field/unknown': 'unknown field "{name}"; remove it, the fields here are {fields}{rule}',
  'type/text': 'found {found} where text is expected; write {help}{rule}',
  'type/number': 'found {found} where a number is expected; write {help}{quotes}{rule}',
  'type/boolean': 'found {found} where true or false is expected; write {help}{quotes}{rule}',
  'type/list':
    'found {found} where a list is expected; write each item on a line of its own that starts with "- "{example}{rule}',
  'type/group':
    'found {found} where fields are expected; write {fields}, each on a line of its own with a colon, such as "{example}"{rule}',
  'type/whole': '{found} is not a whole number; write one such as {near}',
  'value/items': 'the list has {items}; write {amount}',
  'value/length': 'the text has {characters}; {help}',
  'value/limit': '"{value}" is too {size}; write {limit}',
  'value/digits': '{value} is written in another way; write {number} in digits only',
  'value/date-notation': '"{value}" is not a date as year-month-day; did you mean {day}?',
  'value/date': '"{value}" is not a date; write it as year-month-day, such as 2026-01-31',
  'value/day': '"{value}" is not a day of the calendar; {help}',
  'value/email': '"{value}" is not an e-mail address; write {help}',
  'value/unencrypted': '"{value}" is not encrypted; write "{address}"',
  'value/web-address': '"{value}" is not a full web address; write {help}',
  'value/choice': '"{value}" is not one of the allowed values; {help}',
  'value/one-item': '"{value}" is read as one item of the list; write {items} as separate items',
  'value/form': '"{value}" {why}',
  'value/decimals': 'the point in {value} starts decimals, so this is the number {number}; write {help}',
  'value/no-entry': 'there is no entry "{value}" in the folder {folder}; {help}',
  'body/empty': 'there is no text below the fields; write it after the line "---"',
  'body/unreadable': 'this cannot be read; compare it with {example} ({reason})',
  'code/import': 'a line cannot start with "import" or "export" in {article}; begin it with another word',
  'code/braces': 'braces cannot be used in the text of {article}; write the text without { and }',
  'tag/less-than': '"<" starts a component, which has no ">" here; write "less than", or \\< for the sign itself',
  'tag/address': 'an address in angle brackets cannot be used; write [text of the link](https://example.com)',
  'tag/no-end': 'this tag has no end; write "{end}" there',
  'tag/quote': 'a double quote is missing in this tag; write one before and one after each value',
  'tag/no-quotes': 'the value of an attribute must be in double quotes, such as {example}',
  'tag/unreadable': 'this tag cannot be read; write it such as {example}, or \\< for the sign itself',
  'tag/not-closed': '<{name}> is not closed; write </{name}> on a line of its own after its text',
  'tag/not-ended': '<{name}> is not closed; end it with "/>"',
  'tag/not-opened': 'a closing tag without its opening tag; remove it, or write the opening tag above',
  'tag/closing-attributes': 'a closing tag has no attributes; write </{name}>',
  'tag/crossed': '</{other}> closes <{name}> of line {line}; write </{name}>',
  'tag/beside-text': 'text stands beside <{name}>; put <{name}> and </{name}> on lines of their own',
  'tag/in-text': '<{name}> is inside a line of text; put it on its own lines',
  'component/near': 'unknown component <{name}>; did you mean <{near}>?',
  'component/unknown': 'unknown component <{name}>; write one of {names}',
  'component/other-text': 'components such as <{name}> are for {articles} only; write the text without it',
  'component/with-text': '<{name}> has no text inside; write {example}',
  'component/empty': '<{name}> is empty; write its text between {example} and </{name}>',
  'component/missing-attribute': '<{name}> needs the attribute "{attribute}"; write {example}',
  'component/near-attribute': '<{name}> has no attribute "{attribute}"; did you mean "{near}"?',
  'component/unknown-attribute': '<{name}> has no attribute "{attribute}"; remove it, it has {attributes}',
  'component/attribute-value': 'the attribute "{attribute}" of <{name}> must be text in double quotes; write {example}',
  'component/attribute-twice': '<{name}> has the attribute "{attribute}" twice; keep one of the two',
  'html/tag': 'HTML such as <{name}> cannot be used; {help}',
  'html/picture': 'a picture is not written as HTML; write ![what it shows]({address})',
  'html/comment': 'HTML comments cannot be used here; remove the comment',
  'picture/missing':
    'the picture "{address}" is not in {folder}/; add the file, or write its address from there, such as {example}',
  'picture/near': 'the picture "{address}" is not in {folder}/; did you mean "{near}"?',
  'picture/other-folder':
    'the picture "{address}" is not in the folder {folder}; move the file there, then write "{meant}"',
  'picture/outside': '{why}; put the picture as a file into {folder}/, then write ![what it shows]({example})',
} as const

/** Findings with which the content must not be published. */
const error = {
  'text/invisible': 'invisible character U+{code}; delete it{more}',
  'text/garbled':
    '"{found}" is what is left of a character that a program could not read; {help}write the character again{more}',
  'text/lookalikes':
    '"{found}" has signs that only look like letters, as copied text from a PDF has; write "{letters}"{more}',
  'text/leftover-placeholder':
    '"{found}" stands for a text that is still to be written, and the site would print it; write the text',
  'text/leftover-chat-mark': '"{found}" is a mark that a chat program has left; remove it',
  'text/leftover-chat-answer': '"{found}" is how a chat program answers, and no part of the text; remove it',
  'text/leftover-message': '"{found}" is the head of a message that was copied with its text; remove it',
  'text/leftover-note': '"{found}" is a note to a colleague, which the site would print; remove it',
  'text/leftover-box': '"{found}" is the box of a to-do list; write the text without it',
  'text/comma': 'the comma in "{found}" separates thousands; write a point before decimals, such as 3.5',
  'text/markup': 'the site prints "{found}" as it stands{why}; {help}',
  'placeholder/brackets': 'the site prints {found} as it stands; write {name}',
  'placeholder/unknown': 'unknown placeholder {found}; {help}',
  'heading/hyphens':
    'the hyphens below make a heading of this line; write "## {text}" if it is one, or put an empty line above the hyphens',
  'heading/empty': 'a heading without text; write it after the # signs or remove the line',
  'heading/title': '"# {text}" would be a second page title; write "{signs} {text}"',
  'heading/deep': 'headings have two levels here; write "{signs} {text}"',
  'heading/skipped': 'the heading skips a level; write "{signs} {text}"',
  'mark/link-address': `a link has its address in parentheses, ${asItStands}; write [{words}](/address) with the address that is meant`,
  'mark/foreign-code':
    'suggestions on GitHub and chat programs put a text between such lines, which make code of it here; remove this line and the line {fence} below the text',
  'mark/link': `a link is written as [text](address), ${asItStands}; write {link}`,
  'mark/address-spaces': `an address has no spaces, ${asItStands}; write {link}`,
  'mark/contact-spaces': `an address has no spaces, ${asItStands}`,
  'mark/picture': `the name of a picture has no spaces, ${asItStands}; rename the file to "{name}" and write ![{words}]({address})`,
  'mark/footnote': 'there is no footnote with this name, so the site prints this mark; write the note into the text',
  'mark/table': `a table needs a line such as | --- | --- | directly below its first one, with as many cells, ${asItStands}; write it`,
  'mark/columns':
    'the site prints the columns of this table as one text; write each row as | a | b |, with a line | --- | --- | below the first',
  'mark/bold':
    'the site prints these asterisks; for bold text write ** directly before its first and directly after its last letter, in each paragraph',
  'mark/heading': 'a heading needs a space after its # signs, otherwise the site prints them; write it',
  'mark/item': 'an item of a list starts with a hyphen and a space; write "- " in place of this sign',
  'mark/code-indentation': 'four spaces at the start of a line make it a block of code; remove them',
  'mark/open-code':
    'the block of code that starts here has no end; write {fence} on a line below it, or remove these signs',
  'mark/many-cells': ofCells,
  'mark/item-indentation':
    '{spaces} before an item does not put it below the one above; write {wanted} for that, or none for an item beside it',
  'mark/product': 'the site prints "{found}" as {look} text, without the signs; write × or \\*',
  'mark/emphasis': ofEmphasis,
  'mark/second-note':
    '[{name}] is there already above, so the site leaves this out; give it another name, or remove it',
  'mark/unused-note':
    '[{name}] is named nowhere in the text, so the site leaves this out; write [{name}] where it belongs, or remove it',
  'link/unknown-page': '"{page}" is not a page of this site; {help}',
  'link/unknown-file': 'the file "{file}" is not in {folder}/; add it there, or link to a page',
  'link/unknown-part': 'the page "{page}" has no part "#{part}"; {help}',
  'link/unknown-heading': '"{address}" is not a heading of this text; {help}',
  'link/no-address': 'the link has no address; write it in the parentheses, such as [text](/address)',
  'link/no-text': 'the link has no text; write it in the brackets',
  'link/in-article': '"{address}" cannot be used in {article}; link to {page}',
  'link/contact': '"{address}" is written out; write "{meant}"',
  'link/contact-parts':
    '"{address}" has more than a subject and a body behind its address, so the message may go to others; write "{meant}"',
  'link/own-site': '"{address}" is a page of this site; write "{page}"',
  'link/own-place': '"{address}" {why}; write {help}',
  'link/unencrypted': '"{address}" does not start with "https:"; write "{meant}"',
  'link/unencrypted-text': 'the site would make an unencrypted link of this; write [{words}]({meant})',
  'link/web-address': '"{address}" is not a web address; write one such as https://example.com/page',
  'link/neither': '"{address}" is neither a page of this site nor a web address; {help}',
  'picture/no-description': 'the picture has no description; write it in the brackets: ![what it shows](…)',
  'picture/empty-description':
    'the description "{words}" does not say what the picture shows; write that, for those who cannot see it',
  'entry/taken':
    'the {field} "{value}" is already used in line {line} of {file}{within}; write another in one of the two{example}',
} as const

/** Findings with which the content may be published. */
const warning = {
  'text/leftover-chat-phrase': '"{found}" is how chat programs write; remove the sentence if it is left over from one',
  'text/code-comment': 'the site prints "{found}"; remove it if it is a note to a colleague',
  'text/leftover-mark': 'the site prints "{found}"; write what belongs there, or remove it',
  'text/doubled-word': '"{found}" is one word twice; remove one of the two',
  'text/curly-quotes': 'the site prints these curly quotes; write "{words}", or run "{command}"',
  'text/lone-quote': 'the site prints {sign}, which has no partner; write one, or remove it',
  'text/broken-end':
    'the text ends with "{words}", as if the rest were missing; write the end of the sentence with its full stop',
  'text/spelling': 'check the spelling of "{word}"; {help} it is right, add it to {file}',
  'text/other-letters': 'other entries write "{value}" as "{usual}"; write it in the same way',
  'mark/few-cells': ofCells,
  'mark/emphasis-in-word': ofEmphasis,
  'mark/other-list': '"{sign}" starts another list, since the items above have another sign; write "{meant}"',
  'mark/joined':
    'this line goes on with the {container} above it; put an empty line between them, or spaces before it if that is meant',
  'entry/jump':
    '"{value}" is about {factor} times as {size} as the "{before}" that is published; correct it if that is not meant',
  'entry/figures': '"{figure}" stands beside "{text}"; write the same number in both if they mean the same',
  'entry/layout':
    'the order or layout of the fields differs from what the editor page writes, which the site does not show; "{command}" corrects it',
} as const

/** What is said beside a form, where a form does not show what the sentence for a file names. */
const forms = {
  'file/*': 'this is too long, or has too many signs; write it in shorter paragraphs and words',
  'file/index': '“index” is taken by the list of pages; write another name, such as first-steps',
  'file/name': 'a name in the address is made of lower-case words joined by hyphens; write {name}',
  'front-matter/*': 'this cannot be saved as it stands; write it in other words',
  'yaml/*': 'this cannot be saved as it stands; write it in other words',
  'field/missing': 'nothing is written here, but the site needs it{help}',
  'field/empty': 'nothing is written here, but the site needs it{help}',
  'field/empty-item': 'the item is empty; remove it, or write it{help}',
  'type/list': 'found {found} where a list is expected; add each item by itself',
  'type/group': 'found {found} where fields are expected; write {fields}',
  'type/number': 'found {found} where a number is expected; write {help}',
  'type/boolean': 'found {found} where true or false is expected; write {help}',
  'value/no-entry': 'there is no entry "{value}"; {help}',
  'body/empty': 'nothing is written here, but the site needs it',
  'code/*': 'this cannot be used in a text; write it without { and }, and in other words',
  'tag/*': 'this cannot be used in a text; write it without < and >',
  'component/near': 'there is no box “{name.words}”; did you mean “{near.words}”?',
  'component/unknown': 'there is no box “{name.words}”; press “Insert”, and choose another one',
  'component/other-text': 'the box “{name.words}” is for {articles} only; write the text without it',
  'component/with-text': 'the box “{name.words}” has no text inside; remove it',
  'component/empty': 'the box “{name.words}” has no text; click it, and write its text',
  'component/missing-attribute': 'the box “{name.words}” is not filled in; click it, and write its “{attribute.words}”',
  'component/*': 'the box “{name.words}” has no “{attribute.words}” of this kind; remove the box, and insert it again',
  'html/tag': '<{name}> cannot be used here; remove it, and use the buttons above the text',
  'html/picture': `a picture is not written so; ${uploading}`,
  'html/comment': 'comments cannot be used here; remove this one',
  'picture/missing': `the picture "{address}" is not there; ${uploading}`,
  'picture/near': 'the picture "{address}" is not there; did you mean "{near}"?',
  'picture/other-folder': `the picture "{address}" cannot be shown; ${uploading}`,
  'picture/outside': `{why}; ${uploading}`,
  'picture/no-description': 'a picture has no description; click its box, and fill in “Description of the picture”',
  'heading/hyphens': 'hyphens make a heading of “{text}”; make it a Heading 2, or write it anew without them',

  'heading/empty': 'a heading has no words; write them, or delete it',
  'heading/title': '“{text}” would be a second page title; make “{text}” a Heading {level}',
  'heading/deep': 'headings have two levels here; make “{text}” a Heading {level}',
  'heading/skipped': 'the heading skips a level; make “{text}” a Heading {level}',

  'mark/*': 'the site prints this in another way than it is written; use the buttons above the text',
  'mark/emphasis-in-word': 'only a part of a word is {look} here; leave it if that is meant',
  'link/unknown-file': 'the file "{file}" is not there; link to a page',
  'link/unknown-part': 'the page "{page}" has no part "#{part}"; {help}',
  'link/no-address': 'the link has no address; mark its words, press “Link”, and write one',
  'link/no-text': 'the link has no text; remove it, or write its words',
  'link/unencrypted-text':
    'the site would make an unencrypted link of this; mark “{words}”, press “Link”, and write {meant}',
  'entry/taken': '"{value}" is already used in “{file.words}”{within}; write another{example}',
  'entry/layout': 'the order or layout of the fields is another one; a save corrects it',
  'text/curly-quotes': 'the site prints these curly quotes; write "{words}"',
  'text/spelling': 'check the spelling of "{word}"',
} as const

/** Makes the findings of this package, without their places. */
export const found = createCatalogue({ fatal, error, warning }, forms)

/** The id of a finding of this package. */
export type FindingId = Parameters<typeof found>[0]
