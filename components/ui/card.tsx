import type { ComponentProps, ElementType } from 'react'

/** Only objects have a border or a background: a form, a dialog, a product's window, the plate of a picture. */
const looks = {
  /** An object that floats above the page. */
  float: 'border border-rule-2 bg-card shadow-float',
  /** The same in an error state. */
  fault: 'border border-copper-line bg-card shadow-float',
  /** An object that is part of the page or of a picture. */
  flat: 'border border-rule-2 bg-card',
  /** A tinted background; the other tint on a tinted section, so that it stays visible. */
  stone: 'bg-stone [.bg-stone_&]:bg-paper',
  teal: 'bg-teal-wash',
  copper: 'bg-copper-wash',
}

const corners = { panel: 'rounded-panel', plate: 'rounded-plate', control: 'rounded-control', top: 'rounded-t-plate' }

export interface CardLook {
  look?: keyof typeof looks
  /** panel: forms and windows; plate: pictures and notes; control: small windows; top: cut off at its lower edge. */
  corner?: keyof typeof corners
}

type CardProps<Element extends ElementType> = CardLook & { as?: Element } & Omit<
    ComponentProps<Element>,
    keyof CardLook | 'as'
  >

/** An object with a border, or text on a background. All else is columns between rules. */
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
