import type { Ctx } from '#platform/context.ts'
import { keyedHash } from '#platform/keys.ts'
import { sourceOf } from '#platform/networks.ts'

/**
 * The name under which a search is counted, which identifies nobody: a keyed hash of the id of a signed-in person, else of the
 * subnet. A whole subnet counts as one person, because one person may use all its addresses.
 */
export const searcherOf = (
  { secret }: Pick<Ctx['config'], 'secret'>,
  who: { userId: string } | { ip: string },
): string =>
  keyedHash(secret, 'searcher', 'userId' in who ? ['user', who.userId] : ['subnet', sourceOf(who.ip).subnet]).toString(
    'base64url',
  )
