import { seeded } from '@/lib/catenary'
import { ArcadeCover, HyperboloidCover, NetCover, WebCover } from './covers'
import { Illustration } from './parts'

const families = [
  { Cover: NetCover, ground: 'bg-deep' },
  { Cover: HyperboloidCover, ground: 'bg-teal-wash' },
  { Cover: ArcadeCover, ground: 'bg-cover-arcade' },
  { Cover: WebCover, ground: 'bg-cover-web' },
] as const

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
