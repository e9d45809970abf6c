import fc from 'fast-check'

/** What a hand may put into a text. */
const marks = [
  ...'\'¦"¦“¦”¦’¦: ¦:¦ #¦# ¦- ¦  ¦ ¦\n¦\n\n¦\t¦---\n¦{¦}¦[¦]¦<¦>¦</Tip>¦<img src="x">¦![a](/b c.png)¦](¦(/abuot)'.split(
    '¦',
  ),
  ...'**¦|¦&a ¦*a¦!b ¦<<: ¦__proto__: ¦%¦@¦\uFEFF¦🙂¦\0¦\r¦`¦$1,320'.split('¦'),
]

/** Values of all types, in place of the one that a field has. */
const values = ' [] {} [[]] {a:[]} 3 -0.5 true null / /# "#" /%E0 {kitchen} "{" __proto__'.split(' ')

/** Changes a text as a hand does: a piece or a value is replaced, or lines are deleted, doubled, moved, indented, or joined. */
type Change = (text: string) => string

const onLines =
  (change: (lines: string[], at: number) => void, where: number): Change =>
  (text) => {
    const lines = text.split('\n')
    change(lines, Math.floor(where * lines.length))
    return lines.join('\n')
  }

const place = fc.double({ min: 0, max: 0.999, noNaN: true })
/** A change of a text. */
export const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ where: place, cut: fc.nat({ max: 8 }), put: fc.constantFrom('', ...marks) }).map(
    ({ where, cut, put }): Change =>
      (text) => {
        const at = Math.floor(where * text.length)
        return text.slice(0, at) + put + text.slice(at + cut)
      },
  ),
  fc.tuple(place, fc.constantFrom(...values)).map(([where, value]) =>
    onLines((lines, at) => {
      lines[at] = lines[at]?.replace(/^(\s*(?:- )?\w+:).*$/, `$1 ${value}`) ?? ''
    }, where),
  ),
  place.map((where) => onLines((lines, at) => lines.splice(at, 1), where)),
  place.map((where) => onLines((lines, at) => lines.splice(at, 0, lines[at] ?? ''), where)),
  place.map((where) => onLines((lines, at) => lines.splice(at, 2, `${lines[at]} ${lines[at + 1] ?? ''}`), where)),
  fc
    .tuple(place, fc.constantFrom(' ', '  ', '    '))
    .map(([where, spaces]) => onLines((lines, at) => lines.splice(at, 1, spaces + (lines[at] ?? '')), where)),
  place.map((where) => onLines((lines, at) => lines.splice(at, 1, (lines[at] ?? '').replace(/^ /, '')), where)),
  fc
    .tuple(place, place)
    .map(([where, to]) =>
      onLines((lines, at) => lines.splice(Math.floor(to * lines.length), 0, ...lines.splice(at, 1)), where),
    ),
)
