import type { ReactNode } from 'react'
import { SectionSag } from '@/components/illustrations/section-sag'

/** The small copper line above a heading, with a small chain before it. */
export const Eyebrow = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <p className={`eyebrow flex items-center gap-3 [.on-deep_&]:text-deep-copper ${className}`}>
    <SectionSag />
    {children}
  </p>
)
