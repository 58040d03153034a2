import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { pickLocale } from '@zhujia/contract/core/locales.ts'
import { textsFor } from '#locales/texts.ts'
import { MINUTE, type Clock } from '../clock.ts'
import { plainAddress } from '../networks.ts'
import { Refusal } from '../refusal.ts'

/**
 * What reverse proxies add. A browser sends none of them. `Via` is not among them: a proxy on the caller's side (of a company,
 * a school) must add it too, and a reverse proxy that adds it adds one of these as well.
 */
const FORWARDING = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
] as const

/** The address in what a proxy reports, which may add a port and brackets. Undefined for anything else. */
export function addressIn(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return isIP(bare) === 0 ? undefined : plainAddress(bare)
}

/**
 * The caller's address as `hops` proxies report it. Refuses a request whose address is none, and one that came through a
 * proxy when none is expected: all its callers would share one address, and `/metrics` would take them for this machine.
 */
export function makeCallerAddress(options: { hops: number; clock: Clock }): (request: FastifyRequest) => string {
  const warn = onceAMinute(options.clock)
  return (request) => {
    const forwarding = options.hops === 0 ? FORWARDING.find((name) => request.headers[name] !== undefined) : undefined
    if (forwarding !== undefined) {
      warn(() =>
        request.log.error(
          { header: forwarding },
          'a reverse proxy stands before the app: set TRUST_PROXY_HOPS to the number of proxies',
        ),
      )
      throw new Refusal('PROXY_UNEXPECTED')
    }
    const address = addressIn(request.ip)
    if (address !== undefined) return address
    const { issues } = textsFor(pickLocale(request.headers['accept-language']))
    throw new Refusal('INVALID_INPUT', { fields: { 'x-forwarded-for': issues.invalid } })
  }
}

/** Whoever sends such requests must not fill the log with them. */
function onceAMinute(clock: Clock): (write: () => void) => void {
  let lastMs = -Infinity
  return (write) => {
    const nowMs = clock.now().getTime()
    if (nowMs - lastMs < MINUTE * 1000) return
    lastMs = nowMs
    write()
  }
}
