import type { Ctx } from '#platform/context.ts'
import { keyedHash } from '#platform/keys.ts'
import { sourceOf } from '#platform/networks.ts'

/**
 * Nobody who searches is named: a signed-in person by a keyed hash of their id, anybody else by one of their subnet, because
 * whoever has one has all its addresses, and would be as many people.
 */
export const searcherOf = (
  { secret }: Pick<Ctx['config'], 'secret'>,
  who: { userId: string } | { ip: string },
): string =>
  keyedHash(secret, 'searcher', 'userId' in who ? ['user', who.userId] : ['subnet', sourceOf(who.ip).subnet]).toString(
    'base64url',
  )
