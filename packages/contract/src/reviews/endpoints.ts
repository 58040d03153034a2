import { productParams } from '../catalogue/schemas.ts'
import { endpoint } from '../core/endpoint.ts'
import { BUYERS, SELLERS } from '../core/roles.ts'
import { orderParams } from '../orders/schemas.ts'
import {
  appendBody,
  orderReviews,
  orderReviewsQuery,
  replyBody,
  reviewBody,
  reviewPage,
  reviewParams,
  reviewQuery,
  reviewSummary,
  writtenReview,
} from './schemas.ts'

export const listOrderReviews = endpoint({
  method: 'GET',
  path: '/v1/orders/:id/reviews',
  access: BUYERS,
  summary: 'The lines of an order with their reviews, as its buyer or its seller sees them.',
  params: orderParams,
  query: orderReviewsQuery,
  response: orderReviews,
  errors: [],
})

export const writeReview = endpoint({
  method: 'POST',
  path: '/v1/orders/:id/reviews',
  access: BUYERS,
  summary: 'The buyer reviews one line of an order that they have received, once, within 30 days.',
  params: orderParams,
  body: reviewBody,
  response: writtenReview,
  errors: ['REVIEW_CLOSED', 'REVIEW_EXISTS'],
  idempotent: true,
})

export const appendReview = endpoint({
  method: 'POST',
  path: '/v1/reviews/:id/append',
  access: BUYERS,
  summary: 'The buyer writes a follow-up to their review, once, within 180 days.',
  params: reviewParams,
  body: appendBody,
  response: writtenReview,
  errors: ['REVIEW_CLOSED', 'REVIEW_EXISTS'],
  idempotent: true,
})

export const replyReview = endpoint({
  method: 'POST',
  path: '/v1/reviews/:id/reply',
  access: SELLERS,
  summary: 'The shop replies to a review or to its follow-up, once each.',
  params: reviewParams,
  body: replyBody,
  response: writtenReview,
  errors: ['REVIEW_EXISTS'],
  idempotent: true,
})

export const listProductReviews = endpoint({
  method: 'GET',
  path: '/v1/products/:id/reviews',
  access: 'public',
  summary: 'The reviews of a product.',
  params: productParams,
  query: reviewQuery,
  response: reviewPage,
  errors: [],
})

export const getReviewSummary = endpoint({
  method: 'GET',
  path: '/v1/products/:id/reviews/summary',
  access: 'public',
  summary: 'The review summary of a product.',
  params: productParams,
  response: reviewSummary,
  errors: [],
})
