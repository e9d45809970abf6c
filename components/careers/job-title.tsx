import { keepWhole } from '@/components/ui/keep-whole'

/** No line begins with a dash or ends with an ampersand, and a name such as “St. Louis” stays on one line. */
const bound = (text: string) => keepWhole(text, /(?:& )?(?:\S+ –|St\. \S+)|& \S+/g)

/**
 * A job's title, which breaks before its brackets and not inside them. Not under forced colors, where the backplate of a block
 * would cover the line above.
 */
export const JobTitle = ({ title }: { title: string }) => {
  const at = title.indexOf(' (')
  if (at < 0) return bound(title)
  return (
    <>
      {bound(title.slice(0, at))}{' '}
      <span className="inline-block forced-colors:inline">{bound(title.slice(at + 1))}</span>
    </>
  )
}
