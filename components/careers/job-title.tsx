/**
 * A job's title, which breaks before its brackets rather than inside them; not under forced colors, whose backplate of a block
 * would cover the line above.
 */
export const JobTitle = ({ title }: { title: string }) => {
  const at = title.indexOf(' (')
  if (at < 0) return title
  return (
    <>
      {title.slice(0, at)} <span className="inline-block forced-colors:inline">{title.slice(at + 1)}</span>
    </>
  )
}
