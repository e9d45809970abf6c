import { type FormProblem, type FormValues, nest } from './entries'
import { type Draft, fieldAround, openField } from './open-field'

/** Milliseconds between two looks at the form: Sveltia CMS does not say when values change or fields are drawn. */
const pause = 500

const pathOf = ({ originalEntry, collection: { folder, extension } }: Draft): string =>
  originalEntry?.locales._default.path ?? `${folder}/new.${extension}`

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A problem as it stands beside a field: its own, or that of a closed group around it. */
function makeNote({ label, message, isWarning, correction }: FormProblem, isOwn: boolean, correct: () => void) {
  const element = document.createElement('div')
  element.className = isWarning ? 'note' : 'note mistake'
  element.role = isWarning ? 'note' : 'alert'
  element.append(`${isWarning ? 'Worth a look: ' : ''}${isOwn ? capitalized(message) : `${label}: ${message}`}`)
  if (!correction) return element
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Correct it'
  button.addEventListener('click', correct)
  element.append(' ', button)
  return element
}

/**
 * Checks the form that is open while it is filled in. Beside its fields it shows warnings, and after a refused save the mistakes, each with a
 * button that corrects it where that is certain.
 * @param find What is wrong with the values of an entry, by the path of its file.
 * @param fill Fills in what can be computed when the form of a new entry is opened.
 * @returns What stops a save of values with mistakes, by an error that Sveltia CMS shows in a dialog.
 */
export function watchForms(
  find: (path: string, values: FormValues) => FormProblem[],
  fill: (draft: Draft) => void,
): (path: string, values: FormValues) => void {
  /** What stands beside fields, by what it says of which. */
  let notes = new Map<string, HTMLElement>()
  let problems: FormProblem[] = []
  let refused: { draft: Draft; path: string } | undefined
  let [draft, seen, checked]: [Draft | undefined, string, string] = [undefined, '', '']

  const check = (form: Draft) => {
    const isRefused = refused?.draft === form
    const found = find((isRefused && refused?.path) || pathOf(form), nest(form.currentValues._default))
    const isShown = ({ isWarning, isPending }: FormProblem) => (isWarning || isRefused) && !isPending
    problems = found.filter((problem) => problem.field !== '' && isShown(problem))
  }

  const draw = () => {
    const wanted = new Map<string, HTMLElement>()
    for (const problem of problems) {
      const field = fieldAround(problem.field)
      const path = field?.dataset['keyPath']
      const key = JSON.stringify([path, problem])
      const note = notes.get(key) ?? makeNote(problem, path === problem.field, () => correct(problem))
      if (!note.isConnected) field?.querySelector(':scope > header')?.after(note)
      wanted.set(key, note)
    }
    for (const [key, note] of notes) if (!wanted.has(key)) note.remove()
    notes = wanted
  }

  const correct = ({ field, correction = [] }: FormProblem) => {
    if (!draft) return
    const values = draft.currentValues._default
    for (const [path, value] of correction) {
      if (value === undefined) delete values[path]
      else values[path] = value
    }
    check(draft)
    draw()
    fieldAround(field)?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')?.focus()
  }

  setInterval(() => {
    const form = globalThis.openForm?.current ?? undefined
    if (form && form !== draft && !form.originalEntry) fill(form)
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
    if (first.field) void openField(first.field)
    const cause = new Error(mistakes.map(({ label, message }) => `${label}: ${message}`).join('\n'))
    throw new Error('saving_failed', { cause })
  }
}
