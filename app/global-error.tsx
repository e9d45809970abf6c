'use client'

import type { ComponentProps } from 'react'
import { RouteError } from '@/components/system/route-error'

export default function GlobalError(failure: ComponentProps<typeof RouteError>) {
  return (
    <html lang="en">
      <body>
        <RouteError {...failure} />
      </body>
    </html>
  )
}
