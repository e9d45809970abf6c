import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { paramsOrNone } from '@/app/static-params'
import { page, services, site } from '@/lib/build/content'
import { routes, servicePath } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { ServicesScreen } from '../services-screen'

const { seo } = page('services')

type Props = PageProps<'/services/[address]'>

export const dynamicParams = false

const addresses = services.flatMap(({ address }) => address ?? [])

export const generateStaticParams = () => paramsOrNone(addresses).map((address) => ({ address }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = servicePath((await params).address)
  return pageMetadata(seo, { path, canonical: routes.services.path }, site.brand)
}

/** The services page, which opens at the section of one service. */
export default async function ServiceAddress({ params }: Props) {
  const { address } = await params
  const service = services.find((each) => each.address === address)
  if (!service) notFound()
  return <ServicesScreen path={servicePath(address)} scrollTo={service.anchor} />
}
