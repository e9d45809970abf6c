import type { Plan, PlanItem } from '@/lib/plan/plan'
import { nameTool } from '@/lib/plan/text'
import { formatDollars } from '@/lib/text/money'

/** Reads lines with a tool's id, its price, and its name. */
export const toolsIn = (lines: string): PlanItem[] =>
  Array.from(lines.matchAll(/^(\S+) (\S+) (.+)$/gm), ([, id = '', price, name = '']) => ({
    id,
    name,
    price: Number(price),
  }))

/** Returns a function that fills the list with a copy of its `<template>` for each tool of a plan. */
export function listOf(list: HTMLElement, template: HTMLTemplateElement): (plan: Plan) => void {
  const rowOf = ({ id, name, price }: PlanItem) => {
    const row = template.content.cloneNode(true) as DocumentFragment
    const button = row.querySelector<HTMLElement>('[data-remove]')
    const [title, amount] = row.querySelectorAll('p')
    title?.append(name)
    amount?.append(formatDollars(price))
    if (button) {
      button.dataset.remove = id
      button.setAttribute('aria-label', nameTool(button.getAttribute('aria-label') ?? '', name))
    }
    return row
  }
  return (plan) => list.replaceChildren(...plan.map(rowOf))
}
