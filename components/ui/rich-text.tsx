/** HTML that the build made from our own Markdown; the content check lets no raw HTML through. */
export const RichText = ({ html, className = '' }: { html: string; className?: string }) => (
  <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
)
