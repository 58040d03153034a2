import { defineArea } from '#platform/area.ts'
import { addressesRoutes } from './routes.ts'

export const addressesArea = defineArea({ routes: addressesRoutes, tables: { ordinary: ['addresses'] } })
