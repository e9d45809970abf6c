/** HTML that the build made from our own Markdown; the content check rejects raw HTML. */
export const RichText = ({ html, className = '' }: { html: string; className?: string }) => (
  <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
)
