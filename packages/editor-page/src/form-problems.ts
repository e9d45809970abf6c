import { type FormProblem, type FormValues, nest } from './entries'
import { type Draft, fieldAround, openField } from './open-field'

/** Milliseconds between two looks at the form: Sveltia CMS does not say when values change or fields are drawn. */
const pause = 500

const pathOf = ({ originalEntry, collection: { folder, extension } }: Draft): string =>
  originalEntry?.locales._default.path ?? `${folder}/new.${extension}`

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A problem beside its field. */
interface Note {
  problem: FormProblem
  field: Element
  element: HTMLElement
}

function addNote(problem: FormProblem, field: Element, correct: (note: Note) => void): Note {
  const { label, message, isWarning, correction } = problem
  const element = document.createElement('div')
  element.className = isWarning ? 'note' : 'note mistake'
  element.role = isWarning ? 'note' : 'alert'
  const isOwn = field.getAttribute('data-key-path') === problem.field
  element.append(`${isWarning ? 'Worth a look: ' : ''}${isOwn ? capitalized(message) : `${label}: ${message}`}`)
  const note = { problem, field, element }
  if (correction) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Correct it'
    button.addEventListener('click', () => correct(note))
    element.append(' ', button)
  }
  field.querySelector(':scope > header')?.after(element)
  return note
}

/**
 * Checks the form that is open while it is filled in. Beside its fields it shows warnings, and after a refused save the mistakes, each with a
 * button that corrects it where that is certain.
 * @param find What is wrong with the values of an entry, by the path of its file.
 * @returns What stops a save of values with mistakes, by an error that Sveltia CMS shows in a dialog.
 */
export function watchForms(
  find: (path: string, values: FormValues) => FormProblem[],
): (path: string, values: FormValues) => void {
  let notes: Note[] = []
  let problems: FormProblem[] = []
  let refused: { draft: Draft; path: string } | undefined
  let [draft, seen, checked]: [Draft | undefined, string, string] = [undefined, '', '']

  const check = (form: Draft) => {
    const isRefused = refused?.draft === form
    const found = find((isRefused && refused?.path) || pathOf(form), nest(form.currentValues._default))
    problems = found.filter(({ isWarning, field }) => field !== '' && (isWarning || isRefused))
  }

  const draw = () => {
    const wanted = problems.flatMap((problem) => {
      const field = fieldAround(problem.field)
      return field ? [{ problem, field }] : []
    })
    const isSame = (a: Omit<Note, 'element'>, b: Omit<Note, 'element'>) =>
      a.field === b.field && JSON.stringify(a.problem) === JSON.stringify(b.problem)
    const stale = notes.filter((note) => !note.element.isConnected || !wanted.some((each) => isSame(note, each)))
    for (const { element } of stale) element.remove()
    notes = notes.filter((note) => !stale.includes(note))
    const added = wanted.filter((each) => !notes.some((note) => isSame(note, each)))
    notes.push(...added.map(({ problem, field }) => addNote(problem, field, correct)))
  }

  const correct = ({ problem, field }: Note) => {
    if (!draft) return
    const values = draft.currentValues._default
    for (const [path, value] of problem.correction ?? []) {
      if (value === undefined) delete values[path]
      else values[path] = value
    }
    check(draft)
    draw()
    field.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')?.focus()
  }

  setInterval(() => {
    const form = globalThis.openForm?.current ?? undefined
    if (form !== draft) [draft, problems, checked] = [form, [], '']
    const values = form ? JSON.stringify(form.currentValues._default) : ''
    // Not while somebody writes.
    if (form && values === seen && values !== checked) {
      checked = values
      check(form)
    }
    seen = values
    draw()
  }, pause)

  return (path, values) => {
    const mistakes = find(path, values).filter(({ isWarning }) => !isWarning)
    const form = globalThis.openForm?.current
    refused = form && mistakes.length > 0 ? { draft: form, path } : undefined
    checked = ''
    const [first] = mistakes
    if (!first) return
    if (first.field) void openField({ field: first.field, text: '' })
    const cause = new Error(mistakes.map(({ label, message }) => `${label}: ${message}`).join('\n'))
    throw new Error('saving_failed', { cause })
  }
}
