/**
 * Every icon of the site by name: the one list that the illustrations, the content
 * schemas and the editor page share.
 */
export const iconNames = [
  // Services and product
  'advise',
  'build',
  'manage',
  'reports',
  'automate',
  'assist',
  'connect',
  'schedule',
  'protect',
  // Trades
  'logistics',
  'retail',
  'care',
  'people',
  'professional',
  'manufacturing',
  'healthcare',
  // Things
  'document',
  'cart',
  'plan',
  'calculator',
  'mail',
  'phone',
  'place',
  'clock',
  'target',
  'growth',
  'code',
  'learn',
  'star',
  // Controls
  'check',
  'arrow',
  'arrow-left',
  'chevron',
  'external',
  'close',
  'menu',
  'sun',
  'moon',
  'system',
  'plus',
  'minus',
  'pause',
  'play',
  'print',
  'link',
  'search',
  'download',
  'warning',
] as const

/** The name of an icon that the site can draw. */
export type IconName = (typeof iconNames)[number]
