import { useQueryClient } from '@tanstack/react-query'
import { now } from '#platform/clock.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Countdown } from '#ui/countdown.tsx'
import { refreshOrders } from '../queries.ts'
import styles from './time-left.module.css'

/** The server closes an order a moment after its time is over. */
const CLOSING_MS = 2000

export interface TimeLeftProps {
  what: 'payLeft' | 'answerLeft'
  /** ISO 8601. */
  until: string
}

/** How long there is to pay or to answer, by the server's clock; at the end everything about orders is asked anew. */
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
