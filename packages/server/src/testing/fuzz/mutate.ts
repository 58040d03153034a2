import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import type { InjectOptions } from 'fastify'
import { wireOf, type AnyRequest, type SendOptions } from '../requests.ts'
import type { Mutation } from './cases.ts'
import { RAW_NUMBER } from './hostile.ts'

type Holder = Record<string, unknown>

interface Place {
  holder: Holder
  name: string
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** Every value in a request, at any depth. */
function placesOf(holder: Holder): Place[] {
  return Object.entries(holder).flatMap(([name, value]) => [
    { holder, name },
    ...(isHolder(value) ? placesOf(value) : []),
  ])
}

const define = (holder: Holder, name: string, value: unknown): void => {
  // An assignment to `__proto__` would set the prototype.
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
}

/** The request with one value replaced, removed or added. */
function changeValues(request: AnyRequest, mutation: Mutation): AnyRequest {
  if (mutation.kind !== 'replace' && mutation.kind !== 'remove' && mutation.kind !== 'extra') return request
  const changed = structuredClone(request) as Holder
  const places = placesOf(changed).filter(({ holder }) => holder !== changed || mutation.kind === 'replace')
  const at = places[mutation.place % Math.max(places.length, 1)]
  if (!at) return request
  if (mutation.kind === 'replace') define(at.holder, at.name, mutation.value)
  if (mutation.kind === 'remove') delete at.holder[at.name]
  if (mutation.kind === 'extra') define(at.holder, mutation.name, mutation.value)
  return changed
}

/** The bytes of a changed request, also those that no valid request has: raw numbers in JSON, other content types, changed addresses. */
export function mutatedWire(
  spec: EndpointSpec,
  request: AnyRequest,
  to: { mutation: Mutation; options: SendOptions },
): InjectOptions {
  const { mutation, options } = to
  const wire = wireOf(spec, plainParts(spec, changeValues(request, mutation)), options)
  const payload =
    typeof wire.payload === 'string'
      ? wire.payload.replaceAll(new RegExp(`"${RAW_NUMBER}([^@]*)@@"`, 'g'), '$1')
      : wire.payload
  return changeWire({ ...wire, ...(payload === undefined ? {} : { payload }) }, mutation)
}

function changeWire(sent: InjectOptions, mutation: Mutation): InjectOptions {
  const url = String(sent.url)
  if (mutation.kind === 'type') return { ...sent, headers: { ...sent.headers, 'content-type': mutation.contentType } }
  if (mutation.kind === 'payload')
    return { ...sent, payload: mutation.text, headers: { ...sent.headers, 'content-type': 'application/json' } }
  if (mutation.kind === 'query') return { ...sent, url: `${url}${url.includes('?') ? '&' : '?'}${mutation.text}` }
  if (mutation.kind === 'path') return { ...sent, url: `${url}${mutation.text}` }
  if (mutation.kind === 'header') return { ...sent, headers: { ...sent.headers, [mutation.name]: mutation.value } }
  return sent
}

/** In addresses and forms every value is a text, and every text is valid Unicode. */
function plainParts({ consumes }: EndpointSpec, { params, query, body }: AnyRequest): AnyRequest {
  const plain = (part: unknown): Record<string, string> =>
    Object.fromEntries(
      Object.entries(isHolder(part) ? part : { value: part }).map(([name, value]) => [
        name.toWellFormed(),
        textOf(value),
      ]),
    )
  return {
    ...(params === undefined ? {} : { params: plain(params) }),
    ...(query === undefined ? {} : { query: plain(query) }),
    ...(body === undefined ? {} : { body: consumes === 'multipart' ? plain(body) : body }),
  }
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
