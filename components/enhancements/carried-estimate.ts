import { fetchEstimate } from '@/lib/browser/carried-estimate'

/**
 * Shows the estimate that a link has brought, above the visitor's plan, and adds it to the message when the visitor presses the button.
 * @param plan The plan's section, whose elements give theirs their styles.
 * @param add Adds a text to the form's message, and returns whether it is there; absent where the form takes none.
 */
export async function showEstimate(plan: HTMLElement, add?: (text: string) => boolean): Promise<void> {
  const { lines, roi } = await fetchEstimate(location)
  const like = (selector: string, text: string) => {
    const element = plan.querySelector(selector)?.cloneNode() as HTMLElement
    element.textContent = text
    return element
  }
  const heading = like('h2', roi.result.eyebrow)
  heading.id = 'carried-estimate'
  const { form, copyIt, damaged } = roi.carried
  const use = add ? form : copyIt
  const note = like(':scope > p:last-of-type', lines.length === 0 ? damaged : use)
  note.setAttribute('role', 'status')
  const section = plan.cloneNode() as HTMLElement
  section.setAttribute('aria-labelledby', heading.id)
  section.hidden = false
  section.append(heading, ...lines.map((line) => like('p.text-note', line)), note)
  plan.before(section)
  if (!add || lines.length === 0) return
  const button = document.createElement('button')
  button.className = plan.querySelector('a[data-subject]')?.className ?? ''
  button.textContent = roi.carried.add
  button.onclick = () => {
    note.textContent = add(lines.join('\n')) ? roi.carried.added : copyIt
    // The button is done, so the focus moves to what it has done.
    note.tabIndex = -1
    note.focus()
    button.remove()
  }
  section.append(button)
}
