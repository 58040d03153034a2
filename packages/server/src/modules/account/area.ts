import { defineArea } from '#platform/area.ts'
import { accountRoutes } from './routes.ts'

export const accountArea = defineArea({ routes: accountRoutes })
