import { usePageQuery } from '#platform/navigation.ts'
import { KeptProducts } from '../parts/kept-products.tsx'
import { KeptShops } from '../parts/kept-shops.tsx'

/** What somebody keeps: products with what has become of their price, and shops. The kind stands in the address. */
export default function MyCollectionPage() {
  const { kind } = usePageQuery('myCollection')
  return kind === 'shop' ? <KeptShops /> : <KeptProducts />
}
