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

/** Who sends it: some requests are only right for those with certain roles. */
export interface Who {
  granted: readonly Role[]
  /** Active ones. */
  roles: readonly Role[]
}

/** Whom an object does not exist for; `everybody` when it is shown to all, unless it is hidden. */
type Outsiders = readonly ('buyer' | 'seller' | 'clerk' | 'otherSeller' | 'stranger')[] | 'everybody'

/** An object that a body names by its id: somebody else's is a missing one. */
interface NamedObject<Request> {
  /** Makes one of theirs. @returns its id */
  make(world: World, owner: Buyer): Promise<string>
  /** A request that names it, and beside it one of the caller's own where that is to be tried. */
  request(world: World, of: { id: string; own: string }): Request
}

/** A list that a buyer or a seller of the trade asks for; where the path names a product the test puts one in. */
interface List<Request> {
  by: 'buyer' | 'seller'
  request: Omit<Request, 'params'>
}

interface Swept<Request> {
  /** Makes what has to be there, anew at each call. */
  scene(world: World): Promise<Scene<Request>>
  /** A request of the right shape whose ids name nothing, so that access alone decides; `number` makes calls different. */
  shape(who: Who, number: number): Request
  /** What whoever may call is answered to such a request. */
  outcome: 'ok' | ErrorCode
  /** What its body names, by what it is called in a test's name. */
  names?: Readonly<Record<string, NamedObject<Request>>>
  /** Of these twenty rows cost the statements that two cost. */
  lists?: readonly List<Request>[]
  /** These are read in the order of an index: nothing that grows is sorted, or read whole. */
  indexed?: readonly List<Request>[]
  /** A call ends or changes the session that it came with. */
  changesSession?: true
  /** The fuzz keeps something in the state that it needs, because chance alone would hardly meet it. */
  isKeptReady?: true
}

/** What the sweeps know of an endpoint, its types erased, for code that walks all of them. */
export interface AnySwept extends Swept<AnyRequest> {
  outsiders?: Outsiders
}

type SweptBy<Spec> = Spec extends EndpointSpec
  ? Swept<RequestOf<Spec>> & (Spec extends { params: object } ? { outsiders: Outsiders } : { outsiders?: never })
  : never

/** What an area gives the sweeps. An endpoint that is missing does not compile. */
export interface AreaSweep<A extends Area> {
  endpoints: { readonly [Name in keyof Endpoints[A]]: SweptBy<Endpoints[A][Name]> }
  /** The tables that grow with the trade: no list in `indexed` may read them whole. */
  large?: readonly string[]
  /** The tables that callers make grow: of each the SQL of one row, `(columns) select values`, by its number `n`, a `user_id` and the time `at`. */
  growing?: Readonly<Record<string, string>>
}

/** Nothing has to be there but somebody signed in, and access alone decides. */
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

/** What only its buyer finds. */
export const BUYERS_OWN: Outsiders = ['seller', 'clerk', 'otherSeller', 'stranger']
/** What only those find who manage the orders of its shop. */
export const SHOPS_OWN: Outsiders = ['buyer', 'clerk', 'otherSeller', 'stranger']
