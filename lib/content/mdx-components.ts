/** The rules for a component in an article. */
export interface MdxComponent {
  /** Attributes by name; `true` marks a required one. */
  attributes: Readonly<Record<string, boolean>>
  /** Whether there is text between the opening and the closing tag. */
  children: boolean
  /** An example for messages and for the editors' reference. */
  example: string
}

/** The components that articles may use, with their attributes. The renderer has no others. */
export const mdxComponents: Readonly<Record<string, MdxComponent>> = {
  Callout: { attributes: { title: true }, children: true, example: '<Callout title="A short title">' },
  PullQuote: { attributes: {}, children: true, example: '<PullQuote>' },
  // With the address of a picture in src there is no text between the tags: see check/body/figure.ts.
  Figure: {
    attributes: { caption: true, src: false, alt: false },
    children: true,
    example: '<Figure caption="What the figure shows">',
  },
  Steps: { attributes: {}, children: true, example: '<Steps>' },
  KeyFigure: {
    attributes: { value: true, label: true },
    children: false,
    example: '<KeyFigure value="10 hours" label="saved a week" />',
  },
  Chart: { attributes: { caption: true }, children: true, example: '<Chart caption="What the bars compare">' },
}
