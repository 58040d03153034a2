import { randomUUID } from 'node:crypto'
import type { EndpointSpec, RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import type { Area, Endpoints } from '@zhujia/contract/endpoints.ts'
import type { ErrorCode } from '@zhujia/contract/errors.ts'
import type { AnyRequest } from '../requests.ts'
import { addAll, type Buyer, type World } from './world.ts'

/** A request that succeeds, and who may send it. */
interface Scene<Request> {
  request: Request
  token: string
}

/** The roles of the caller: some requests are only valid for certain roles. */
export interface Who {
  granted: readonly Role[]
  /** The active roles. */
  roles: readonly Role[]
}

/** For whom an object does not exist. `everybody`: it is shown to all unless it is hidden, and then to nobody. */
type Outsiders = readonly ('buyer' | 'seller' | 'clerk' | 'otherSeller' | 'stranger')[] | 'everybody'

/** An object that a body names by its id. The id of somebody else's object is answered like an id of nothing. */
interface NamedObject<Request> {
  /** Makes one that belongs to `owner`. @returns its id */
  make(world: World, owner: Buyer): Promise<string>
  /** A request that names it, and besides it an object of the caller where the request may name several. */
  request(world: World, of: { id: string; own: string }): Request
}

/** A list that a buyer or a seller asks for; where the path names a product, the test adds its id. */
interface List<Request> {
  by: 'buyer' | 'seller'
  request: Omit<Request, 'params'>
}

interface Swept<Request> {
  /** Makes the rows that the request needs, new ones at each call. */
  scene(world: World): Promise<Scene<Request>>
  /** A valid request whose ids name nothing, so that only access decides its outcome; `number` makes calls different. */
  shape(who: Who, number: number): Request
  /** The outcome of such a request for a caller with access. */
  outcome: 'ok' | ErrorCode
  /** The objects that its body names, by their names in the names of tests. */
  names?: Readonly<Record<string, NamedObject<Request>>>
  /** Lists of which twenty rows must take as many SQL statements as two rows. */
  lists?: readonly List<Request>[]
  /** Lists that must be read in the order of an index: no table that grows is sorted or read whole. */
  indexed?: readonly List<Request>[]
  /** Whether a call ends or changes the caller's session. */
  changesSession?: true
  /** Whether the fuzz keeps a row in the state that it needs, because at random it would hardly choose one. */
  isKeptReady?: true
}

/** The same with the types erased, for code that goes through all endpoints. */
export interface AnySwept extends Swept<AnyRequest> {
  outsiders?: Outsiders
}

type SweptBy<Spec> = Spec extends EndpointSpec
  ? Swept<RequestOf<Spec>> & (Spec extends { params: object } ? { outsiders: Outsiders } : { outsiders?: never })
  : never

/** What an area declares for the sweeps. When an endpoint is missing, it does not compile. */
export interface AreaSweep<A extends Area> {
  endpoints: { readonly [Name in keyof Endpoints[A]]: SweptBy<Endpoints[A][Name]> }
  /** The tables that grow with the number of orders and products: no list in `indexed` may read them whole. */
  large?: readonly string[]
  /** The tables that callers make grow, each with the SQL that inserts one row: `(columns) select values`, from a number `n`, a `user_id` and the time `at`. */
  growing?: Readonly<Record<string, string>>
}

/** For a request that needs nothing but a session. */
export const asSomebody = <Request>(request: Request) => ({
  scene: async ({ at }: World) => ({ request, token: (await addAll(at)).token }),
  shape: () => request,
  outcome: 'ok' as const,
})

/** An id in the path that names nothing. */
export const missing = { shape: () => ({ params: { id: randomUUID() } }), outcome: 'NOT_FOUND' as const }

/** The same with a query or a body beside it. */
export const missingWith = <const Rest extends object>(rest: Rest) => ({
  shape: () => ({ ...missing.shape(), ...rest }),
  outcome: missing.outcome,
})

/** For what exists for its buyer only. */
export const BUYERS_OWN: Outsiders = ['seller', 'clerk', 'otherSeller', 'stranger']
/** For what exists only for those who manage the orders of its shop. */
export const SHOPS_OWN: Outsiders = ['buyer', 'clerk', 'otherSeller', 'stranger']
