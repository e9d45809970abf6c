import { expect, it } from 'vitest'
import { namedIn } from '@/tools/post-export/script-names'

const scripts = 'e("dialog",{id:"menu",className:"inline-flex sm:p-2.5 is-open"});t(`a\\nhidden [&_p]:m-1`)'

it.each(['dialog', '#menu', '.inline-flex', '.sm:p-2.5', '.is-open', '.hidden', '.[&_p]:m-1'])('finds %s', (name) => {
  expect(namedIn(scripts, [name])).toEqual([name])
})

it.each(['details', '.flex', '.p-2.5.1', '.open', '.md:p-2.5', '.p:sm', '#men'])('does not find %s', (name) => {
  expect(namedIn(scripts, [name])).toEqual([])
})

it('finds nothing in no script', () => {
  expect(namedIn('', ['.flex', '.'])).toEqual([])
})
