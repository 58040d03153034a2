import { defineArea } from '#platform/area.ts'
import { cartRoutes } from './routes.ts'

export const cartArea = defineArea({ routes: cartRoutes, tables: { ordinary: ['cart_lines'] } })
