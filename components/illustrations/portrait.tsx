import { Icon } from '@/components/ui/icon'
import type { Photo, TeamMember } from '@/lib/content/types'

const initials = (name: string): string => {
  const [first = '', ...others] = name.split(/\s+/)
  return [first, others.at(-1) ?? ''].map((part) => [...part][0] ?? '').join('')
}

/** With large text on phones a picture leaves most of the width to the words beside it. */
const sizes = {
  s: { box: 'w-[min(4rem,18vw)] text-h3', icon: 18, width: '4rem' },
  l: { box: 'w-[min(7rem,30vw)] text-title', icon: 24, width: '7rem' },
} as const

interface PortraitProps {
  person: Pick<TeamMember, 'name' | 'icon' | 'picture'>
  size: keyof typeof sizes
}

/** A person's picture, or a card with the initials and the sign of the trade. */
export const Portrait = ({ person: { name, icon, picture }, size }: PortraitProps) => {
  if (picture) return <PersonPhoto picture={picture} size={size} />
  const { box, icon: iconSize } = sizes[size]
  return (
    <span
      aria-hidden="true"
      className={`${box} relative flex aspect-4/5 shrink-0 items-center justify-center rounded-plate border border-rule-2 bg-stone pb-[0.7em] font-display text-ink`}
    >
      {initials(name)}
      <Icon name={icon} size={iconSize} className="absolute inset-x-0 bottom-[12%] mx-auto" />
    </span>
  )
}

interface PersonPhotoProps {
  picture: Photo
  size: keyof typeof sizes
}

/** The picture of a person. */
export const PersonPhoto = ({ picture: { src, alt, image }, size }: PersonPhotoProps) => {
  const { box, width } = sizes[size]
  return (
    <picture className="flex shrink-0">
      {image?.avif && <source type="image/avif" srcSet={image.avif} sizes={width} />}
      <img
        src={image?.src ?? src}
        alt={alt}
        srcSet={image?.webp}
        sizes={image?.webp && width}
        width={image?.width}
        height={image?.height}
        loading="lazy"
        decoding="async"
        className={`${box} aspect-4/5 rounded-plate object-cover`}
      />
    </picture>
  )
}
