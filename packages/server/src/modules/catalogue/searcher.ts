import type { Ctx } from '#platform/context.ts'
import { keyedHash } from '#platform/keys.ts'

/** Nobody who searches is named: a signed-in person by a keyed hash of his id, anybody else by one of his address. */
export const searcherOf = (
  { secret }: Pick<Ctx['config'], 'secret'>,
  who: { userId: string } | { ip: string },
): string =>
  keyedHash(secret, 'searcher', 'userId' in who ? ['user', who.userId] : ['address', who.ip]).toString('base64url')
