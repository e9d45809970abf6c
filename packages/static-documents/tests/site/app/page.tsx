export const metadata = { title: 'Orchard' }

export default function Page() {
  return (
    <main>
      <h1 className="title" style={{ letterSpacing: '1px' }}>
        Apples
      </h1>
      <svg aria-hidden="true">
        <use href="#icon:leaf" />
      </svg>
      <script type="application/ld+json">{'{"name":"self.__next_f.push"}'}</script>
      <a href="/counter">Count</a>
    </main>
  )
}
