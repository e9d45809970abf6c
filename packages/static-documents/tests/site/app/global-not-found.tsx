import Layout from './layout'

export const metadata = { title: 'Not found' }

export default function NotFound() {
  return (
    <Layout>
      <h1>There is no such page</h1>
    </Layout>
  )
}
