import { MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { passwordFits, turnOf, withTurn } from './hash.ts'
import type { Account } from './repository.ts'
import { type Guesser, takeOff, takeOne, undo } from './throttle.ts'

const AT_ONCE = 5
/** A stolen session has 120 guesses a day, over all devices and sessions of the account: too few for any password that was accepted. */
const ONE_MORE_SECONDS = 12 * MINUTE

/**
 * Whether somebody who is logged in knows the password of the account. Right ones count too, because each costs a hash; what was not
 * verified, busy or broken, does not.
 */
export async function isOwnPassword(
  ctx: Ctx<'OLD_PASSWORD_THROTTLED'>,
  { id, passwordHash }: Account,
  { password, guesser }: { password: string; guesser: Guesser },
): Promise<boolean> {
  const counter = { key: `own password of ${id}`, step: ONE_MORE_SECONDS }
  const turn = turnOf(ctx, guesser)
  return withTurn(turn, async () => {
    if (!(await takeOne(ctx, counter, AT_ONCE))) return ctx.refuse('OLD_PASSWORD_THROTTLED')
    let fits: boolean | undefined
    try {
      fits = await passwordFits(passwordHash, password, turn)
      return fits
    } finally {
      if (fits === undefined) await undo(ctx, takeOff(ctx, [counter]))
    }
  })
}
