import { expect, it } from 'vitest'
import { writeSlants } from '../src/rich-text'

it.each([
  ['un_believ_able', 'un*believ*able'],
  ['_over_time and work_day_', '*over*time and work*day*'],
  ['5_4_3', '5\\*4\\*3'],
  ['my_file_name, _file_ and (_over_)', 'my_file_name, _file_ and (_over_)'],
])('%s prints what the form shows slanted', (written, meant) => {
  expect(writeSlants(written, ['believ', 'over', 'day', '4'])).toBe(meant)
})
