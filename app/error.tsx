'use client'

export { RouteError as default } from '@/components/system/route-error'
