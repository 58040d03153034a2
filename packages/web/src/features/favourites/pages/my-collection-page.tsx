import { usePageQuery } from '#platform/navigation.ts'
import { FavouriteProducts } from '../parts/favourite-products.tsx'
import { FavouriteShops } from '../parts/favourite-shops.tsx'

/** The favourites: products, with the change of their price since they were saved, and shops. The kind is in the address. */
export default function MyCollectionPage() {
  const { kind } = usePageQuery('myCollection')
  return kind === 'shop' ? <FavouriteShops /> : <FavouriteProducts />
}
