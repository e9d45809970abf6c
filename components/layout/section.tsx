import type { ReactNode } from 'react'
import { NoBreakText } from '@/components/ui/text'
import type { routes } from '@/lib/routes'

/** An id that the content names, an anchor of lib/routes.ts, or one with a capital, which no id in the content has. */
type SectionId<Id extends string> = string extends Id ? Id : Id extends OwnId<Id> ? Id : OwnId<Id>
type OwnId<Id extends string> = (typeof routes)[keyof typeof routes]['anchors'][number] | Capitalize<Id>

interface SectionProps<Id extends string> {
  id?: SectionId<Id>
  /** paper: plain; stone: tinted; deep: a dark band in both themes. */
  tone?: 'paper' | 'stone' | 'deep'
  /** Less space above, for the first section below a page's head. */
  first?: boolean
  className?: string
  children: ReactNode
}

/** From this length on a page's heading is smaller. */
const longHeading = 36

const tones = { paper: '', stone: 'bg-stone', deep: 'bg-deep text-deep-ink on-deep' }

/** A full-width section of a page between two hairlines, with the grid's two vertical lines. */
export const Section = <Id extends string>({
  id,
  tone = 'paper',
  first,
  className = '',
  children,
}: SectionProps<Id>) => (
  <section id={id} className={`grid-lines relative border-t border-rule ${tones[tone]}`}>
    <div className={`page-width section-space ${first ? 'pt-12 md:pt-16' : ''} ${className}`}>{children}</div>
  </section>
)

interface SectionHeadProps {
  eyebrow?: ReactNode
  /** Heard before the heading, of a section that is found by another name. */
  name?: string
  heading: string
  lead?: string
  /** h2 in a page's sections, h1 in a page's head. */
  level?: 1 | 2
  /** The lead is beside the heading on wide screens, or below it. */
  layout?: 'beside' | 'below'
  className?: string
}

/** Eyebrow, heading, and lead of a section or a page. */
export const SectionHead = ({
  eyebrow,
  name,
  heading,
  lead,
  level = 2,
  layout = 'beside',
  className = '',
}: SectionHeadProps) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  const beside = layout === 'beside'
  const copy = lead && (
    <p
      className={`max-w-[36rem] text-lead text-ink-2 [.on-deep_&]:text-deep-ink-2 ${level === 1 ? 'mt-6' : 'mt-5'} ${beside ? 'lg:mt-0' : ''}`}
    >
      <NoBreakText text={lead} />
    </p>
  )
  return (
    <div className={`${beside && lead ? 'lg:grid lg:grid-cols-3 lg:items-end lg:gap-6' : ''} ${className}`}>
      <div
        className={`${level === 1 ? 'max-w-[56rem]' : 'max-w-[50rem]'} ${beside && lead ? 'lg:pr-6' : ''} lg:col-span-2`}
      >
        {eyebrow && <Eyebrow className="mb-5">{eyebrow}</Eyebrow>}
        <Heading className={level === 1 && heading.length >= longHeading ? 'text-h2' : undefined}>
          {name && <span className="sr-only">{name}: </span>}
          {heading}
        </Heading>
        {!beside && copy}
      </div>
      {beside && copy}
    </div>
  )
}

/** The small copper line above a heading. */
export const Eyebrow = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <p className={`eyebrow [.on-deep_&]:text-deep-copper ${className}`}>{children}</p>
)
