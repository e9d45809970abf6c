import type { Point } from '@/lib/catenary'

/** Every point that a path of M, h, v, V, l, c and z commands visits, sampled `samples` times a cubic. */
export function readPath(data: string, samples = 8): Point[] {
  const points: Point[] = []
  let x = 0
  let y = 0
  for (const [, command = '', rest = ''] of data.matchAll(/([MlchvVz])([^MlchvVz]*)/g)) {
    const n = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const at = (i: number) => n[i] ?? Number.NaN
    if (command === 'M') [x, y] = [at(0), at(1)]
    if (command === 'l') [x, y] = [x + at(0), y + at(1)]
    if (command === 'h') x += at(0)
    if (command === 'v') y += at(0)
    if (command === 'V') y = at(0)
    if (command === 'c') {
      for (let i = 1; i < samples; i += 1) {
        const t = i / samples
        const [p, q, r] = [3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3]
        points.push({ x: x + p * at(0) + q * at(2) + r * at(4), y: y + p * at(1) + q * at(3) + r * at(5) })
      }
      ;[x, y] = [x + at(4), y + at(5)]
    }
    if (command !== 'z') points.push({ x, y })
  }
  return points
}
