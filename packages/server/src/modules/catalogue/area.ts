import { defineArea } from '#platform/area.ts'
import { catalogueInvariants } from './invariants.ts'
import { catalogueRoutes } from './routes.ts'

export const catalogueArea = defineArea({
  routes: catalogueRoutes,
  invariants: catalogueInvariants,
  tables: {
    insertOnly: ['product_versions'],
    neverDeleted: { products: 'any', skus: 'any' },
    ordinary: [
      'attribute_values',
      'attributes',
      'banners',
      'brands',
      'categories',
      'category_attributes',
      'product_pictures',
      'product_stages',
      'stages',
    ],
  },
})
