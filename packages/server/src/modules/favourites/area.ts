import { defineArea } from '#platform/area.ts'
import { favouritesRoutes } from './routes.ts'

export const favouritesArea = defineArea({
  routes: favouritesRoutes,
  tables: { ordinary: ['favourite_products', 'favourite_shops'] },
})
