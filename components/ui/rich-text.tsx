/** HTML that the build made from our own Markdown, in the direction of its letters; the content check rejects raw HTML. */
export const RichText = ({ html, className = '' }: { html: string; className?: string }) => (
  <div dir="auto" className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
)
