import type { Screen } from '../core/screen.ts'

export const reviewsScreens = {
  /** With `orderId` what was said about an order's lines, and the way to say it; with `productId` all reviews of a product. */
  viewComments: {
    path: '/pages/orderManagement/reviews/viewComments',
    access: 'public',
    parent: 'user',
    query: {
      orderId: 'optional',
      view: 'optional',
      productId: 'optional',
      filter: 'optional',
      tag: 'optional',
      sort: 'optional',
    },
  },
} as const satisfies Record<string, Screen>
