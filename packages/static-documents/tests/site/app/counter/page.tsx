import { Counter } from './counter'

export const metadata = { title: 'Counter' }

export default function Page() {
  return (
    <main>
      <h1 className="title">Count apples</h1>
      <Counter />
    </main>
  )
}
