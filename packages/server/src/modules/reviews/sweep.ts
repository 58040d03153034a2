import { randomUUID } from 'node:crypto'
import { REVIEW_FILTERS, REVIEW_SORTS } from '@zhujia/contract/reviews/states.ts'
import { BUYERS_OWN, missing, missingWith, SHOPS_OWN, type AreaSweep } from '#testing/sweeps/sweep.ts'
import { dataOf, type World } from '#testing/sweeps/world.ts'
import { deliverOrders, lineIdOf } from '#testing/trade-fixture.ts'

const REVIEW = {
  scores: { goods: 5, logistics: 4, service: 5 },
  tags: ['asDescribed' as const],
  text: '砖面平整，色差很小',
  photoIds: [],
  isAnonymous: true,
}

/** A first review of the only line of an order that its buyer has received. */
async function firstReview({ at, buyer, seller, otherSeller, skuId }: World) {
  const lines = [{ skuId, quantity: 1 }]
  const [id = ''] = await deliverOrders(at, { buyer, sellers: [seller, otherSeller] }, lines)
  const body = { ...REVIEW, lineId: await lineIdOf(at, id, skuId) }
  return { request: { params: { id }, body }, token: buyer.token }
}

async function addReview(world: World): Promise<{ orderId: string; reviewId: string }> {
  const { request, token } = await firstReview(world)
  const { id } = await dataOf(world.at.call('reviews.writeReview', request, { token }))
  return { orderId: request.params.id, reviewId: id }
}

export const reviewsSweep: AreaSweep<'reviews'> = {
  endpoints: {
    listOrderReviews: {
      scene: async (world) => ({
        request: { params: { id: (await addReview(world)).orderId }, query: { view: 'buyer' } },
        token: world.buyer.token,
      }),
      ...missingWith({ query: { view: 'buyer' } }),
      // As its buyer looks at it: its seller is an outsider there.
      outsiders: BUYERS_OWN,
    },
    writeReview: {
      scene: firstReview,
      shape: () => ({ ...missing.shape(), body: { ...REVIEW, lineId: randomUUID() } }),
      outcome: 'NOT_FOUND',
      outsiders: BUYERS_OWN,
      isKeptReady: true,
    },
    appendReview: {
      scene: async (world) => ({
        request: {
          params: { id: (await addReview(world)).reviewId },
          body: { text: '用了三个月再来说说', photoIds: [] },
        },
        token: world.buyer.token,
      }),
      shape: () => ({ ...missing.shape(), body: { text: '用了三个月再来说说', photoIds: [] } }),
      outcome: 'NOT_FOUND',
      outsiders: BUYERS_OWN,
      isKeptReady: true,
    },
    replyReview: {
      scene: async (world) => ({
        request: { params: { id: (await addReview(world)).reviewId }, body: { to: 'review', text: '谢谢惠顾' } },
        token: world.seller.token,
      }),
      ...missingWith({ body: { to: 'review', text: '谢谢惠顾' } }),
      outsiders: SHOPS_OWN,
      isKeptReady: true,
    },
    listProductReviews: {
      scene: async ({ productId, stranger }) => ({
        request: { params: { id: productId }, query: { filter: 'good' } },
        token: stranger.token,
      }),
      ...missingWith({ query: {} }),
      outsiders: 'everybody',
      indexed: REVIEW_FILTERS.flatMap((filter) =>
        REVIEW_SORTS.map((sort) => ({ by: 'buyer', request: { query: { filter, sort } } })),
      ),
    },
    getReviewSummary: {
      scene: async ({ productId, stranger }) => ({ request: { params: { id: productId } }, token: stranger.token }),
      ...missing,
      outsiders: 'everybody',
    },
  },
  large: ['reviews', 'review_summaries'],
}
