import type { Fen } from '@zhujia/contract/core/money.ts'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { type DrawnIcon, Icon } from '#ui/display/icon.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import styles from './result.module.css'

export interface ResultProps {
  /** The title of the page. */
  title: string
  art: ReactNode
  /** What happened. */
  words: string
  /** The amount of the payment; absent when nothing is paid. */
  fen?: Fen | undefined
  /** What comes next. */
  hint: ReactNode
  /** More of it, as a paragraph of its own. */
  also?: string | undefined
  /** The buttons for the next steps. */
  children: ReactNode
  /** The content below the result. */
  below?: ReactNode
  /** Whether the buttons are stacked, for long labels. */
  stacked?: boolean | undefined
  /** Takes the place of the page's own step back. */
  onBack?: (() => void) | undefined
}

/** The round mark of a result. */
export function ResultArt({ of, tone }: { of: DrawnIcon; tone: 'success' | 'neutral' }) {
  return (
    <span className={cx(styles.art, styles[tone])}>
      <Icon of={of} size={36} />
    </span>
  )
}

/** The result of a payment, paid or not: what happened and what comes next. */
export function Result({ title, art, words, fen, hint, also, children, below, stacked = false, onBack }: ResultProps) {
  return (
    <ScreenPage title={title} onBack={onBack}>
      <section className={styles.result}>
        {art}
        <div role="status">
          <h2 className={styles.words}>{words}</h2>
        </div>
        {fen !== undefined && <PriceText fen={fen} size="hero" tone="text" />}
        <p className={styles.hint}>{hint}</p>
        {also !== undefined && <p className={styles.hint}>{also}</p>}
        <div className={cx(styles.actions, stacked && styles.stacked)}>{children}</div>
      </section>
      {below}
    </ScreenPage>
  )
}
