import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/home.ts'

export default {
  banners: 'Featured',
  search: 'Search tiles, taps',
  role: { login: 'Log in', change: '{roles}: switch role', none: 'Choose role' },
  entries: {
    label: 'Shortcuts',
    categories: 'Materials',
    cart: 'Cart',
    orders: 'My orders',
    sellerOrders: 'Shop orders',
    address: 'Addresses',
  },
  todo: {
    buyer: 'Waiting for you',
    seller: 'Shop orders',
    all: 'All orders',
    unpaid: 'To pay',
    toShip: 'To ship',
    toAnswer: 'Cancellation requests',
    toReceive: 'To receive',
    toReview: 'To review',
    failed: 'Shop orders did not load',
  },
  stages: { title: 'How far along is your renovation?', hint: 'Materials for each stage' },
  categories: { title: 'Materials', all: 'All categories', failed: 'Categories did not load' },
  feed: {
    title: 'Recommended',
    label: 'Recommended products',
    empty: 'No products on sale yet',
    emptyHint: 'Come back in a little while',
  },
  top: 'Back to top',
} satisfies Translated<typeof source>
