import { defineArea } from '#platform/area.ts'
import { accountInvariants } from './invariants.ts'
import { accountRoutes } from './routes.ts'

export const accountArea = defineArea({ routes: accountRoutes, invariants: accountInvariants })
