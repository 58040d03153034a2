import { desc } from 'drizzle-orm'
import { textsFor } from '#locales/texts.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/types.ts'
import { newId } from '#platform/ids.ts'
import { simulatedSms } from '#tables/simulators.ts'
import type { SmsProvider } from './port.ts'

/** A phone network for demo and tests: it keeps what it is given and shows it on its page. */
export function simulatedSmsProvider(db: Db, clock: Clock): SmsProvider {
  return {
    name: 'simulator',
    async send({ phone, template, params, locale }, signal) {
      signal.throwIfAborted()
      const body = textsFor(locale).sms[template](params)
      await db.insert(simulatedSms).values({ id: newId(), phone, body, at: clock.now() })
    },
  }
}

/** The newest messages, for the simulator's page. */
export async function listSimulatedSms(db: Db): Promise<{ phone: string; body: string; at: Date }[]> {
  return db
    .select({ phone: simulatedSms.phone, body: simulatedSms.body, at: simulatedSms.at })
    .from(simulatedSms)
    .orderBy(desc(simulatedSms.at), desc(simulatedSms.id))
    .limit(20)
}
