import type { ReactNode } from 'react'

/** A numbered list whose steps are set apart. */
export const Steps = ({ children }: { children: ReactNode }) => <div className="steps">{children}</div>
