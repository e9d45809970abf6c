'use client'

import { useState } from 'react'

/** Counts submissions. What it shows after the first one is not in the exported page. */
export function Counter() {
  const [count, setCount] = useState(0)
  return (
    <form action={() => setCount((before) => before + 1)}>
      <button type="submit">Add {count}</button>
      {count > 0 && <output className="total">{count}</output>}
    </form>
  )
}
