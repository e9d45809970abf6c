import { type Draft, type FormProblem, type FormValues, nest } from './entries'
import { fieldAround, openField } from './open-field'

/** Milliseconds between two looks at the form: Sveltia CMS does not say when values change or fields are drawn. */
const pause = 500

function makeNote({ sentence, isWarning, correction }: FormProblem, correct: () => void): HTMLElement {
  const note = Object.assign(document.createElement('div'), {
    className: 'note',
    role: isWarning ? 'note' : 'alert',
    textContent: `${isWarning ? 'Worth a look: ' : ''}${sentence} `,
  })
  const button = { type: 'button', textContent: 'Correct it', onclick: correct }
  if (correction) note.append(Object.assign(document.createElement('button'), button))
  return note
}

/**
 * Checks the form that is open while it is filled in. Beside its fields it shows warnings, and after a refused save the mistakes, each with a
 * button that corrects it where that is certain.
 * @param fill Fills in what can be computed: when the form of a new entry is opened, and while another one is open.
 * @returns What stops a save of values with mistakes, by an error that Sveltia CMS shows in a dialog.
 */
export function watchForms(
  find: (path: string, values: FormValues) => FormProblem[],
  fill: (draft: Draft) => void,
): (path: string, values: FormValues) => void {
  let notes: { field: string; note: HTMLElement }[] = []
  let [draft, refused]: (Draft | null | undefined)[] = []
  let [seen, checked, said] = ['', '', '']

  const say = (problems: readonly FormProblem[]) => {
    // What stands there already is not read out again.
    if (said === JSON.stringify(problems)) return
    said = JSON.stringify(problems)
    for (const { note } of notes) note.remove()
    notes = problems.map((problem) => ({ field: problem.field, note: makeNote(problem, () => correct(problem)) }))
  }

  const check = (form: Draft) => {
    const { originalEntry, currentValues, collection } = form
    const slug = currentValues._default['id'] || 'new'
    const path = originalEntry?.locales._default.path ?? `${collection.folder}/${slug}.${collection.extension}`
    const isReady = ({ field, isWarning }: FormProblem) => field !== '' && (isWarning || refused === form)
    say(find(path, nest(currentValues._default)).filter(isReady))
  }

  const correct = ({ field, correction = [] }: FormProblem) => {
    if (!draft) return
    for (const [path, value] of correction) {
      if (value === undefined) delete draft.currentValues._default[path]
      else draft.currentValues._default[path] = value
    }
    check(draft)
    fieldAround(field)?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')?.focus()
  }

  setInterval(() => {
    const form = globalThis.openForm?.current
    if (form && (form.originalEntry || form !== draft)) fill(form)
    if (form !== draft) {
      draft = form
      checked = ''
      say([])
    }
    const values = JSON.stringify(form?.currentValues._default)
    // Not while somebody writes.
    if (form && values === seen && values !== checked) {
      checked = values
      check(form)
    }
    seen = values
    for (const { field, note } of notes) {
      const around = fieldAround(field)
      if (note.parentElement !== around) around?.querySelector(':scope > header')?.after(note)
    }
  }, pause)

  return (path, values) => {
    const mistakes = find(path, values).filter(({ isWarning }) => !isWarning)
    const [first] = mistakes
    refused = first && globalThis.openForm?.current
    checked = ''
    if (!first) return
    if (first.field) void openField(first.field)
    throw new Error('saving_failed', { cause: new Error(mistakes.map(({ sentence }) => sentence).join('\n')) })
  }
}
