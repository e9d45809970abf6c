import type { ComponentProps, ElementType } from 'react'

/** Only real objects have an edge or a ground of their own: a form, a dialog, a product's window, a picture's plate. */
const looks = {
  /** An object that floats above the page. */
  float: 'border border-rule-2 bg-card shadow-float',
  /** The same where something is wrong with it. */
  fault: 'border border-copper-line bg-card shadow-float',
  /** An object that lies on the page or in a picture. */
  flat: 'border border-rule-2 bg-card',
  /** A quiet ground; the other one on a tinted section, so that it stays seen. */
  stone: 'bg-stone [.bg-stone_&]:bg-paper',
  teal: 'bg-teal-wash',
  copper: 'bg-copper-wash',
}

const corners = { panel: 'rounded-panel', plate: 'rounded-plate', control: 'rounded-control', top: 'rounded-t-plate' }

export interface CardLook {
  look?: keyof typeof looks
  /** panel: forms and windows; plate: pictures and notes; control: small windows; top: cut off by what it lies on. */
  corner?: keyof typeof corners
}

type CardProps<Element extends ElementType> = CardLook & { as?: Element } & Omit<
    ComponentProps<Element>,
    keyof CardLook | 'as'
  >

/** An object with an edge, or words on a ground of their own. Everything else is columns between rules. */
export function Card<Element extends ElementType = 'div'>({
  as,
  look = 'float',
  corner = 'panel',
  className = '',
  ...props
}: CardProps<Element>) {
  const Tag: ElementType = as ?? 'div'
  return <Tag className={`${corners[corner]} ${looks[look]} ${className}`} {...props} />
}
