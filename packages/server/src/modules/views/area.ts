import { defineArea } from '#platform/area.ts'
import { viewsRoutes } from './routes.ts'

export const viewsArea = defineArea({ routes: viewsRoutes, tables: { ordinary: ['product_views'] } })
