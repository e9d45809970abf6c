import { ArcadeCover, HyperboloidCover, NetCover, WebCover } from './covers'
import { Illustration } from './parts'

const families = [
  { Cover: NetCover, ground: 'bg-deep' },
  { Cover: HyperboloidCover, ground: 'bg-teal-wash' },
  { Cover: ArcadeCover, ground: 'bg-cover-arcade' },
  { Cover: WebCover, ground: 'bg-cover-web' },
] as const

/** A generator of numbers from 0 to 1 that is deterministic for a text (FNV-1a, then mulberry32). */
function seeded(text: string): () => number {
  let state = 0x811c9dc5
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const draw = (slug: string) => {
  const random = seeded(`article ${slug}`)
  const { Cover, ground } = families[Math.floor(random() * families.length)] ?? families[0]
  // Computed once by calling the component, since several pages show the same illustration.
  return { ground, illustration: Cover({ random }) }
}

const drawn = new Map<string, ReturnType<typeof draw>>()

interface ArticleCoverProps {
  /** The article's slug: the same slug always gives the same cover. */
  slug: string
  className?: string
}

/** An article's cover, 16 by 10, computed from its slug: one of four families with variations. */
export const ArticleCover = ({ slug, className = '' }: ArticleCoverProps) => {
  const { ground, illustration } = drawn.get(slug) ?? draw(slug)
  drawn.set(slug, { ground, illustration })
  return (
    <Illustration
      size={[640, 400]}
      className={`w-full overflow-hidden rounded-plate print:border print:border-rule-2 print:bg-transparent ${ground} ${className}`}
    >
      {illustration}
    </Illustration>
  )
}
