import type { Conversion } from '@/lib/measurement/message'

declare module 'react' {
  interface HTMLAttributes<T> {
    /** The conversion that measurement reports when this link or button is pressed, or when any other element is first seen. */
    'data-event'?: Conversion | undefined
  }
}
