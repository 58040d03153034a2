import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/favourites.ts'

export default {
  manage: 'Edit',
  done: 'Done',
  all: 'All',
  select: 'Select {name}',
  remove: 'Remove',
  removeCount: { $other: 'Remove ({count})' },
  removed: 'Removed from favourites',
  nothing: 'Select what to remove first',
  failed: 'Your favourites did not load',
  cheaper: 'Price down {money} since saved',
  dearer: 'Price up {money} since saved',
  products: { $one: '{count} product', $other: '{count} products' },
  enter: 'Visit',
  kinds: { label: 'Kind of favourite', product: 'Products', shop: 'Shops' },
  confirm: {
    title: { $one: 'Remove {count} favourite?', $other: 'Remove {count} favourites?' },
    body: 'You can save them again on their pages',
    keep: 'Keep',
  },
  empty: {
    product: 'No products saved yet',
    productHint: 'Tap “Save” on a product; a lower price is marked here',
    shop: 'No shops saved yet',
    shopHint: 'Save a shop on its card on any product page',
    browse: 'Browse materials',
  },
  heart: {
    add: 'Save',
    added: 'Saved',
    addShop: 'Save shop',
    done: 'Saved to favourites',
    gone: 'Removed from favourites',
    loginFirst: 'Log in and it will be saved',
  },
  cart: {
    move: 'Move to favourites',
    moved: { $one: '{count} item moved to favourites', $other: '{count} items moved to favourites' },
    left: {
      $one: '{count} item is no longer on sale and stays in the cart',
      $other: '{count} items are no longer on sale and stay in the cart',
    },
    nothing: 'Select what to move first',
  },
} satisfies Translated<typeof source>
