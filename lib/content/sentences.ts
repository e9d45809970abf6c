import { createCatalogue } from '@site/content-check'

/** Findings of this site's rules with which the build would break. */
const fatal = {
  'picture/format': 'pictures here are {formats}; save it in one of these formats, or move it out of public/images',
  'picture/drawing':
    'a drawing must not have {fault}; docs/editing.md says what it may have, so remove that, or save it as a picture',
  'picture/damaged': 'the file is not a picture, or it is damaged or ends too early; export or upload it again',
  'picture/other-format': 'the file is in the format {format}; save the picture as one of {formats}',
  'picture/folder-name':
    'the name of a folder has letters, digits, and hyphens only; rename "{folder}" to "{meant}", also where it is used',
  'picture/name': '{reasons}; rename it to "{name}", also where it is used',
  'site/no-entries': 'the folder has no entry; the site needs at least 1, so restore or write one',
  'site/no-such-entry': 'no entry has "{field}: {value}"; the site needs at least 1, so write that in one of them',
  'site/missing-name': 'missing file; the site has an address for it, so write it',
  'site/other-name': 'no page shows an entry of this name; rename it to "{name}"',
  'site/extra-name': 'no page shows this entry; put its text into {files}, and delete this file',
  'site/taken-name': 'the site has "/{slug}" already; rename the file',
  'site/no-sections': 'the text has no sections; start each with a line "## " and its heading',
  'site/id': 'the id "{id}" differs from the file name; write "{slug}", or rename the file',
  'site/id-taken': 'a part of {pages} is called "{id}" already; write another id',
} as const

/** Findings of this site's rules with which the content must not be published. */
const error = {
  'picture/bytes':
    'the picture has {size} MB; save it with at most 4 MB, the build makes the small copies for the pages',
  'picture/pixels': 'the picture is {width} × {height} pixels; save it with at most {most} on its longer side',
  'chart/amount':
    'a line of a <Chart> must be an amount in digits, then text; write it such as "- 36 answered the same day"',
  'chart/list':
    '<Chart> holds one list and nothing else; write a line for each bar, such as "- 36 answered the same day"',
  'chart/unit':
    'the bars of a <Chart> are as long as their numbers, so all need one unit: that of the first is "{unit}"',
  'steps/list':
    '<Steps> holds one numbered list and nothing else; write a line for each step, such as "1. Count the stock"',
  'fact/written': '"{found}" belongs in site.yaml only; write {placeholder}',
  'fact/written-in-article': '"{found}" belongs in site.yaml only; {help}',
  'faq/category-twice': 'the category "{category}" is in this list already; write another',
  'faq/anchor-taken': 'the address {address} is taken; write another category',
  'faq/unknown-category': '"{category}" is not a category of the FAQ; {help}',
  'address/index': 'hosts take "index" for the page that lists the entries; remove it',
  'address/taken': '"{slug}" is already {owner}; remove it',
  'address/article-renamed': 'this {kind} was at {address}, which would lead nowhere now; {help}',
  'address/article-removed': 'the article was removed, so {address} would lead nowhere; {help}',
  'link/scheduled': '"{address}" is not public before {day}; link to another page until then, or publish it earlier',
  'link/draft': '"{address}" is the address of a draft; publish that {kind} or link to another page',
  'search/taken':
    'the {field} "{text}" is already used in {file}; write another, since search engines show only one of two pages that look the same',
} as const

/** Findings of this site's rules with which the content may be published. */
const warning = {
  'picture/unused': 'no text uses this picture; use it, or delete it',
  'fact/near': '"{found}" is almost "{fact}" of site.yaml; if that is meant, write {placeholder}',
  'fact/near-in-article': '"{found}" is almost "{fact}" of site.yaml; if that is meant, {help}',
  'fact/old': 'this says "{fact}", which site.yaml has changed; write what is right now',
  'fact/count':
    'this says "{found}", and the pages show {count}; if these are meant, write {placeholder} for the number and its noun',
  'faq/unused-category':
    'no question is in the category "{category}", so the page leaves it out; remove it, or write a question',
  'address/entry-renamed': 'this {kind} was at {address}, an address that others may have; {help}',
  'address/entry-removed':
    'the {kind} that was removed was at {address}, an address that others may have; where another one replaces it, add "{slug}" to the {field} of that one',
  'link/expired': '"{address}" is a {kind} that has been closed since {day}; link to another page',
  'publication/closed': 'the {kind} has been closed since {day}: it is on no list{page}, or write a later day',
  'publication/closes': 'the {kind} leaves its list after {day}; write a later day if it is still open',
  'publication/far': 'appears on {day}, more than a year from now; write an earlier day if this is not meant',
  'publication/long-ago': 'the day {day} is long ago; write another year if this is not meant',
  'search/script':
    'no font of link previews has these letters; they show the brand alone, unless theme.socialFont in site.yaml names one',
  'search/sign': 'the pictures of link previews leave out "{signs}", which no font of theirs has',
  'plan/free': 'the site shows this tool as costing $0; write its price if it is not free',
  'text/repeated-head': 'the text begins with the {field}, which the page shows above it; remove it here',
  'faq/answer-in-question': 'the text goes on after the question mark; write the answer below the fields',
  'figure/longer': 'this is longer than what was planned; exchange the two numbers if that is not meant',
  'figure/share': 'a share cannot be more than 100%; write a smaller number',
} as const

/** What is said beside a form, where a form does not show what the sentence for a file names. */
const forms = {
  'picture/*': 'the picture cannot be shown; save it as .jpg, .png, or .webp, and upload it again',
  'site/*': 'the site needs an entry of this kind; restore or write one',
  'site/no-sections': 'the text has no sections; start each with a Heading 2',
  'site/id': 'the id "{id}" differs from the name in the address, which stays; write {slug}',
  'site/id-taken': 'a part of {pages} is called "{id}" already; write another id',
  'chart/amount':
    'each item of a chart must be an amount in digits, then text; write it such as “36 answered the same day”',
  'chart/list':
    'the box “Chart” holds one list and nothing else; write an item for each bar, such as “36 answered the same day”',
  'steps/list': 'the box “Steps” holds one numbered list and nothing else; write an item for each step',
  'faq/anchor-taken': 'the address of this category is taken; write another category',
  'search/taken':
    'the {field} "{text}" is already used in “{owner}”; write another, since search engines show only one of two pages that look the same',
  'publication/closed':
    'the {kind} has been closed since {day}: it is on no list, and its page says so; delete the entry to remove the page too, or write a later day',
  'faq/answer-in-question': 'the text goes on after the question mark; write the answer into the text',
} as const

/** Makes the findings of the site's own rules, without their places. */
export const found = createCatalogue({ fatal, error, warning }, forms)
