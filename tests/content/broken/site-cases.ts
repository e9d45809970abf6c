import { article, type BrokenCase, engineer, privacy, question } from './broken-case'

/** Links, references and facts that need more than one document. */
export const siteCases: BrokenCase[] = [
  {
    name: 'a link field to an unknown page',
    file: 'site.yaml',
    edit: ['href: /about', 'href: /abuot'],
    expected: [
      'site.yaml:33:28  footerNavigation[0].links[0].href  "/abuot" is not a page of this site; did you mean "/about"?',
    ],
  },
  {
    name: 'a link field to an unknown part',
    file: 'site.yaml',
    edit: ['href: /services }', 'href: /services#devlopment }'],
    expected: [
      'site.yaml:29:24  headerNavigation[1].href  the page "/services" has no part "#devlopment"; did you mean "/services#development"?',
    ],
  },
  {
    name: 'a link field that is no address',
    file: 'site.yaml',
    edit: ['href: /about', 'href: about'],
    expected: [
      'site.yaml:33:28  footerNavigation[0].links[0].href  "about" must be an address of this site that starts with a slash, such as /services#consulting',
    ],
  },
  {
    name: 'a text link to an unknown page',
    file: question,
    edit: ['(/services)', '(/prices)'],
    expected: [
      'faq/how-soon.md:8:38  body  "/prices" is not a page of this site; write the address of an existing page, such as /services',
    ],
  },
  {
    name: 'a text link with a slash at its end',
    file: question,
    edit: ['(/services)', '(/services/)'],
    expected: ['faq/how-soon.md:8:38  body  "/services/" is not a page of this site; did you mean "/services"?'],
  },
  {
    name: 'a link to an unknown question',
    file: question,
    edit: ['(/services)', '(/faq#how-son)'],
    expected: ['faq/how-soon.md:8:38  body  the page "/faq" has no part "#how-son"; did you mean "/faq#how-soon"?'],
  },
  {
    name: 'a link to an unknown job',
    file: question,
    edit: ['(/services)', '(/careers#enginer)'],
    expected: [
      'faq/how-soon.md:8:38  body  the page "/careers" has no part "#enginer"; did you mean "/careers#engineer"?',
    ],
  },
  {
    name: 'a link to an unknown article',
    file: question,
    edit: ['(/services)', '(/blog/smart-shelves)'],
    expected: [
      'faq/how-soon.md:8:38  body  "/blog/smart-shelves" is not a page of this site; write the address of an existing page, such as /services',
    ],
  },
  {
    name: 'a link to an unknown heading of an article',
    file: question,
    edit: ['(/services)', '(/blog/smart-shelves-retail-ai#fix-the-counting)'],
    expected: [
      'faq/how-soon.md:8:38  body  the page "/blog/smart-shelves-retail-ai" has no part "#fix-the-counting"; write "/blog/smart-shelves-retail-ai", or one of #fix-the-counting-first',
    ],
  },
  {
    name: 'a link to an unknown heading of the same text',
    file: privacy,
    edit: ['(#two)', '(#twoo)'],
    expected: ['legal/privacy.md:11:13  body  "#twoo" is not a heading of this text; did you mean "#two"?'],
  },
  {
    name: 'a relative link',
    file: question,
    edit: ['(/services)', '(services)'],
    expected: [
      'faq/how-soon.md:8:38  body  "services" is neither a page of this site nor a web address; start it with "/" or "https://"',
    ],
  },
  {
    name: 'a link without an address',
    file: question,
    edit: ['(/services)', '()'],
    expected: [
      'faq/how-soon.md:8:38  body  the link has no address; write it in the parentheses, such as [our services](/services)',
    ],
  },
  {
    name: 'a link without words',
    file: question,
    edit: ['[our services]', '[]'],
    expected: ['faq/how-soon.md:8:38  body  the link has no words; write them in the brackets'],
  },
  {
    name: 'a link without encryption',
    file: question,
    edit: ['(/services)', '(http://example.com)'],
    expected: ['faq/how-soon.md:8:38  body  "http://example.com" is not encrypted; write "https://example.com"'],
  },
  {
    name: 'a link to a script',
    file: question,
    edit: ['(/services)', '(javascript:alert(1))'],
    expected: [
      'faq/how-soon.md:8:38  body  "javascript:alert(1)" is not a web address; write one such as https://example.com/page',
    ],
  },
  {
    name: 'a full address of this site',
    file: question,
    edit: ['(/services)', '(https://www.northwind.example/services)'],
    expected: [
      'faq/how-soon.md:8:38  body  "https://www.northwind.example/services" is a page of this site; write "/services"',
    ],
  },
  {
    name: 'a mail link that is written out',
    file: question,
    edit: ['(/services)', '(mailto:someone@example.com)'],
    expected: ['faq/how-soon.md:8:38  body  "mailto:someone@example.com" is written out; write "mailto:{email}"'],
  },
  {
    name: 'a phone link in an article',
    file: article,
    edit: ['(/services#consulting)', '(tel:{phone})'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:10:30  body  "tel:{phone}" cannot stand in an article; link to /contact',
    ],
  },
  {
    name: 'a link to a draft',
    file: article,
    edit: (text) =>
      text.replace('tags:', 'draft: true\ntags:').replace('/services#consulting', '/blog/smart-shelves-retail-ai'),
    expected: [
      'articles/smart-shelves-retail-ai.mdx:11:30  body  "/blog/smart-shelves-retail-ai" is the address of a draft; publish that article or link to another page',
    ],
  },
  {
    name: 'a reference to an unknown document',
    file: 'plan-tools/order-desk.yaml',
    edit: ['service: consulting', 'service: consultng'],
    expected: [
      'plan-tools/order-desk.yaml:5:1  service  there is no document "consultng" in the folder services; did you mean "consulting"?',
    ],
  },
  {
    name: 'a reference that nothing resembles',
    file: 'use-cases/orders.yaml',
    edit: ['service: consulting', 'service: repairs'],
    expected: [
      'use-cases/orders.yaml:10:1  service  there is no document "repairs" in the folder services; write "consulting", "development", or "management"',
    ],
  },
  {
    name: 'an id that is not the file name',
    file: 'plan-tools/order-desk.yaml',
    edit: ['id: order-desk', 'id: orders'],
    expected: [
      'plan-tools/order-desk.yaml:1:1  id  the id "orders" differs from the file name; write "order-desk", or rename the file',
    ],
  },
  {
    name: 'a job under the name of another',
    file: engineer,
    edit: ['id: engineer', 'id: lead-gen'],
    expected: [
      'jobs/engineer.yaml:1:1  id  the id "lead-gen" differs from the file name; write "engineer", or rename the file',
    ],
  },
  {
    name: 'a question asked twice',
    file: question,
    edit: ['How soon can we start?', 'Question number 2?'],
    expected: [
      'faq/question-2.md:3:1  question  the question "Question number 2?" is already used in content/faq/how-soon.md; write another',
    ],
  },
  {
    name: 'a title used twice',
    file: article,
    edit: ['title: Smart Shelves', 'title: financial article'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:2:1  title  the title "financial article" is already used in content/articles/financial-strategy-ai.mdx; write another',
    ],
  },
  {
    name: 'a position used twice',
    file: engineer,
    edit: ['order: 10', 'order: 20'],
    expected: [
      'jobs/lead-gen.yaml:30:1  order  the order 20 is already used in content/jobs/engineer.yaml; write another',
    ],
  },
  {
    name: 'a position used twice in a category',
    file: question,
    edit: ['order: 10', 'order: 0'],
    expected: [
      'faq/question-0.md:4:1  order  the order 0 is already used in content/faq/how-soon.md with the category "Getting started"; write another',
    ],
  },
  {
    name: 'an old address that is in use',
    file: article,
    edit: ['tags:', 'oldSlugs: [financial-strategy-ai]\ntags:'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:4:12  oldSlugs[0]  "financial-strategy-ai" is already the address of content/articles/financial-strategy-ai.mdx; remove it',
    ],
  },
  {
    name: 'an old address given twice',
    file: article,
    edit: ['tags:', 'oldSlugs: [shelves, shelves]\ntags:'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:4:21  oldSlugs[1]  "shelves" is already an old address of content/articles/smart-shelves-retail-ai.mdx; remove it',
    ],
  },
  {
    name: 'an unknown placeholder',
    file: question,
    edit: ['{email}', '{mail}'],
    expected: ['faq/how-soon.md:8:16  body  unknown placeholder {mail}; did you mean {email}?'],
  },
  {
    name: 'an unknown placeholder in a field',
    file: privacy,
    edit: ['{brand}', '{company name}'],
    expected: [
      'legal/privacy.md:4:31  description  unknown placeholder {company name}; write {brand}, {legalName}, {email}, {phone}, or {location}',
    ],
  },
  {
    name: 'half a placeholder',
    file: question,
    edit: ['{email}', '{email'],
    expected: [
      'faq/how-soon.md:8:16  body  "{" without its partner; remove it, or write {brand}, {legalName}, {email}, {phone}, or {location}',
    ],
  },
  {
    name: 'the name of the brand',
    file: engineer,
    edit: ['preview: One sentence', 'preview: Northwind AI needs one sentence'],
    expected: ['jobs/engineer.yaml:8:10  preview  "Northwind AI" stands in site.yaml only; write {brand}'],
  },
  {
    name: 'the name of the brand in an article',
    file: article,
    edit: ['The first', 'At Northwind the first'],
    expected: [
      'articles/smart-shelves-retail-ai.mdx:10:4  body  "Northwind" stands in site.yaml only; write "we" or "us"',
    ],
  },
  {
    name: 'the name of the brand in a comment',
    file: engineer,
    edit: (text) => `# Northwind AI LLC\n${text}`,
    expected: ['jobs/engineer.yaml:1:3  "Northwind AI LLC" stands in site.yaml only; write {legalName}'],
  },
  {
    name: 'the e-mail address',
    file: question,
    edit: ['{email}', 'hello@northwind.example'],
    expected: ['faq/how-soon.md:8:16  body  "hello@northwind.example" stands in site.yaml only; write {email}'],
  },
  {
    name: 'the phone number',
    file: question,
    edit: ['{email}', '(314) 555-0100'],
    expected: ['faq/how-soon.md:8:16  body  "(314) 555-0100" stands in site.yaml only; write {phone}'],
  },
]
