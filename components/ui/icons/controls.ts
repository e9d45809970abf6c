import { arch, path, sag } from '@/lib/catenary'
import { type Glyph, ring } from './glyph'

/** Icons on buttons and links. */
export const controls = {
  check: { body: 'M4.5 12.6l5 5L19.5 7' },
  arrow: { body: 'M4 12h15.5M13.5 6l6 6-6 6' },
  'arrow-left': { body: 'M20 12H4.5M10.5 6l-6 6 6 6' },
  chevron: { body: 'M6 9.5l6 6 6-6' },
  external: { body: 'M10 5H4.5v14.5H19V14M14 4h6v6M20 4l-9.5 9.5' },
  close: { body: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  menu: { body: 'M3.5 6h17M3.5 12h17M3.5 18h17' },
  sun: {
    body: `${ring(12, 12, 4.2)}M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8`,
  },
  moon: { body: 'M20 14.2A8.6 8.6 0 0 1 9.8 4 8.6 8.6 0 1 0 20 14.2z' },
  system: { body: `M3 4.5h18v12H3zM12 16.5v4${path(arch(8, 16, 21, 0.9), 2)}` },
  plus: { body: 'M12 5v14M5 12h14' },
  minus: { body: 'M5 12h14' },
  pause: { body: 'M8.5 5v14M15.5 5v14' },
  play: { body: 'M7.5 4.5v15L19.5 12z' },
  print: { body: 'M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7z' },
  link: {
    body: 'M10 13.8a4.2 4.2 0 0 0 6.2.4l3.2-3.2a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10.2a4.2 4.2 0 0 0-6.2-.4L4.6 13a4.2 4.2 0 0 0 6 6l1.5-1.5',
  },
  search: { body: `${ring(10.5, 10.5, 6.5)}M15.4 15.4l5.1 5.1` },
  download: { body: 'M12 3.5v10M7.5 9.5l4.5 4.5 4.5-4.5', curve: path(sag(4, 20, 15.5, 4.6), 2) },
  warning: { body: 'M12 3.6l9.4 16.4H2.6zM12 9.6v4', node: { x: 12, y: 16.6 } },
} satisfies Record<string, Glyph>
