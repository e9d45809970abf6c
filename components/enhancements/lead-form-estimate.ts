import { fetchEstimate } from '@/lib/browser/linked-estimate'
import { type PlanParts, partsOf } from './parts'

/**
 * Shows the estimate that a link has brought in the place of its template, and adds it to the message when the visitor presses the button.
 * @param add Adds a text to the form's message, and returns whether it is there; absent where the form takes none.
 */
export async function showEstimate(template: HTMLTemplateElement, add?: (text: string) => boolean): Promise<void> {
  const linked = await fetchEstimate(location)
  if (!linked) return
  const { lines, roi } = linked
  const { form, copyIt, damaged, added } = roi.estimateCard
  const content = template.content.cloneNode(true) as DocumentFragment
  const part = partsOf<PlanParts>(content)
  const [line, note, button] = [part('line'), part('note'), part('add')]
  const lineOf = (text: string) => {
    const element = line.cloneNode() as HTMLElement
    element.textContent = text
    return element
  }
  const use = add ? form : copyIt
  line.replaceWith(...lines.map(lineOf))
  note.textContent = lines.length === 0 ? damaged : use
  button.onclick = () => {
    note.textContent = add?.(lines.join('\n')) ? added : copyIt
    // The button has nothing more to do, so the focus moves to what it has done.
    note.focus()
    button.remove()
  }
  if (!add || lines.length === 0) button.remove()
  template.replaceWith(content)
}
