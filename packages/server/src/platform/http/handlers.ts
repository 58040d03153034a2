import { ENDPOINTS, type Area, type Endpoints } from '@zhujia/contract/endpoints.ts'
import type { EndpointSpec, ErrorOf, InputOf, ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import type { Actor, CallCtx, Ctx, UserActor } from '../context.ts'
import type { Decision } from '../idempotency.ts'

/** The actor of an endpoint: anybody for a public one, else a signed-in person. */
type ActorOf<Spec extends EndpointSpec> = Spec['access'] extends 'public'
  ? Exclude<Actor, { kind: 'system' }>
  : UserActor

/** An uploaded file as it came, within the size limit, not yet trusted. */
export interface UploadedFile {
  bytes: Buffer
  filename: string
}

type HandledInput<Spec extends EndpointSpec> = Spec extends { consumes: 'multipart' }
  ? InputOf<Spec> & { file: UploadedFile }
  : InputOf<Spec>

type Handler<Spec extends EndpointSpec> = (
  ctx: Ctx<ErrorOf<Spec>, ActorOf<Spec>>,
  input: HandledInput<Spec>,
) => Promise<ResponseOf<Spec>>

/** A mutation that reads, decides, and leaves what is written to one statement. */
interface Deciding<Spec extends EndpointSpec> {
  decide: (ctx: Ctx<ErrorOf<Spec>, ActorOf<Spec>>, input: HandledInput<Spec>) => Promise<Decision<ResponseOf<Spec>>>
}

/** May refuse a call before its input is validated; an upload before its form is read, which costs memory. */
type Admission<Spec extends EndpointSpec> = (ctx: Ctx<ErrorOf<Spec>, ActorOf<Spec>>) => Promise<void>

type SpecIn<A extends Area, Name extends keyof Endpoints[A]> = Endpoints[A][Name] extends EndpointSpec
  ? Endpoints[A][Name]
  : never

/** An area's handlers, one for each of its endpoints: a missing one does not compile. */
type Handlers<A extends Area> = {
  readonly [Name in keyof Endpoints[A]]: Handler<SpecIn<A, Name>> | Deciding<SpecIn<A, Name>>
}

type Admissions<A extends Area> = { readonly [Name in keyof Endpoints[A]]?: Admission<SpecIn<A, Name>> }

/** An endpoint and what answers it. */
export interface Route {
  spec: EndpointSpec
  admit?: ((ctx: CallCtx) => Promise<void>) | undefined
  handle: Handle | { decide: (ctx: CallCtx, input: unknown) => Promise<Decision<unknown>> }
}

type Handle = (ctx: CallCtx, input: unknown) => Promise<unknown>

/** The routes of an area, from handlers that are typed by its endpoints. */
export function routesOf<A extends Area>(area: A, handlers: Handlers<A>, admit: Admissions<A> = {}): Route[] {
  // The types above match handler and endpoint; the loop loses them. The guard has checked the actor.
  const [handles, admits] = [handlers, admit] as unknown as [
    Record<string, Route['handle']>,
    Record<string, Route['admit']>,
  ]
  return Object.entries<EndpointSpec>(ENDPOINTS[area]).map(([name, spec]) => {
    const handle = handles[name]
    if (!handle) throw new Error(`no handler for ${area}.${name}`)
    return { spec, handle, admit: admits[name] }
  })
}
