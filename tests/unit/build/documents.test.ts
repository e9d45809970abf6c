import { expect, it } from 'vitest'
import { checkDocuments } from '@/tools/build/documents'

it('no document of the site has a client component', async () => {
  await expect(checkDocuments(process.cwd())).resolves.toBeUndefined()
})
