import { useQueryClient } from '@tanstack/react-query'
import { refreshOrders } from '#entities/orders/queries.ts'
import { now } from '#platform/clock.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Countdown } from '#ui/display/countdown.tsx'
import styles from './time-left.module.css'

/** The server closes an order shortly after its deadline. */
const CLOSING_MS = 2000

export interface TimeLeftProps {
  what: 'payLeft' | 'answerLeft'
  /** ISO 8601. */
  until: string
}

/** The time left to pay or to answer, by the server's clock; at the end all queries of orders are fetched again. */
export function TimeLeft({ what, until }: TimeLeftProps) {
  const t = useTexts('orders')
  const client = useQueryClient()
  return (
    <p className={styles.left}>
      <span>{t(`next.${what}`)}</span>
      <strong className={styles.time}>
        <Countdown
          until={Date.parse(until)}
          now={now}
          onEnd={() => setTimeout(() => void refreshOrders(client), CLOSING_MS)}
        />
      </strong>
    </p>
  )
}
