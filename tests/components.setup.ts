import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'

// Test files share a document.
beforeAll(() => {
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
})

afterEach(cleanup)
