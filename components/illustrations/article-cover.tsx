import { seeded } from '@/lib/catenary'
import { ArcadeCover } from './covers/arcade'
import { HyperboloidCover } from './covers/hyperboloid'
import { NetCover } from './covers/net'
import { WebCover } from './covers/web'
import { Illustration } from './parts'

const families = [
  { Cover: NetCover, ground: 'bg-deep' },
  { Cover: HyperboloidCover, ground: 'bg-teal-wash' },
  { Cover: ArcadeCover, ground: 'bg-copper-wash' },
  { Cover: WebCover, ground: 'cover-web' },
] as const

const draw = (slug: string) => {
  const random = seeded(`article ${slug}`)
  const { Cover, ground } = families[Math.floor(random() * families.length)] ?? families[0]
  // Called, not left to be called: a illustration is worked out once and shown on several pages.
  return { ground, illustration: Cover({ random }) }
}

const drawn = new Map<string, ReturnType<typeof draw>>()

interface ArticleCoverProps {
  /** The article's slug: the same slug always gives the same cover. */
  slug: string
  className?: string
}

/** An article's cover, 16 by 10, drawn from its slug: one of four families, varied within it. */
export const ArticleCover = ({ slug, className = '' }: ArticleCoverProps) => {
  const { ground, illustration } = drawn.get(slug) ?? draw(slug)
  drawn.set(slug, { ground, illustration })
  return (
    <Illustration size={[640, 400]} className={`w-full overflow-hidden rounded-plate ${ground} ${className}`}>
      {illustration}
    </Illustration>
  )
}
