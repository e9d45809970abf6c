import type { Block } from '../block'

export const figure: Block = {
  attributes: { caption: true, src: false, alt: false },
  children: true,
  example: '<Figure caption="What the figure shows">',
  pictureExample: '<Figure src="/images/shelf.webp" alt="What the picture shows" caption="What the figure shows" />',
  usages: [
    ['<Figure caption="…"> table or list </Figure>', 'a table or a list with a caption'],
    [
      '<Figure src="/images/shelf.jpg" alt="…" caption="…" />',
      'a picture with a caption; `alt` says what it shows to those who cannot see it',
    ],
  ],
  toMarkdown: ({ src, alt, caption }, text) => `${src ? `![${alt}](${src})` : text.trim()}\n\n*${caption}*`,
}
