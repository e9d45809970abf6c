import type { EnhancementName } from '@/components/enhancements/load'
import type { PartName } from '@/components/enhancements/parts'
import type { Conversion } from '@/lib/measurement/message'

interface Marks {
  /** The conversion that measurement reports when this link or button is pressed, or when any other element is first seen. */
  'data-event'?: Conversion | undefined
  /** The enhancement that the element gets. */
  'data-enhance'?: EnhancementName | undefined
  /** The name by which a script finds the element. */
  'data-part'?: PartName | undefined
}

declare module 'react' {
  interface HTMLAttributes<T> extends Marks {}
  interface SVGAttributes<T> extends Marks {}
}
