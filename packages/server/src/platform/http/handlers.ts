import type { Area, Endpoints } from '@zhujia/contract/endpoints.ts'
import type { EndpointSpec, ErrorOf, InputOf, ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import type { Actor, Ctx, UserActor } from '../context.ts'

/** A public endpoint may meet anybody; every other one somebody who is signed in. */
type ActorOf<Spec extends EndpointSpec> = Spec['access'] extends 'public'
  ? Exclude<Actor, { kind: 'system' }>
  : UserActor

/** An uploaded file as it came, within the size limit, not yet trusted. */
export interface UploadedFile {
  bytes: Buffer
  filename: string
}

type FileOf<Spec extends EndpointSpec> = Spec extends { consumes: 'multipart' } ? { file: UploadedFile } : unknown

export type Handler<Spec extends EndpointSpec> = (
  ctx: Ctx<ErrorOf<Spec>, ActorOf<Spec>>,
  input: InputOf<Spec> & FileOf<Spec>,
) => Promise<ResponseOf<Spec>>

type SpecIn<A extends Area, Name extends keyof Endpoints[A]> = Endpoints[A][Name] extends EndpointSpec
  ? Endpoints[A][Name]
  : never

/** An area's handlers, one for each of its endpoints: a missing one does not compile. */
export type Handlers<A extends Area> = { readonly [Name in keyof Endpoints[A]]: Handler<SpecIn<A, Name>> }

/** Every area's handlers. */
export type AllHandlers = { readonly [A in Area]: Handlers<A> }
