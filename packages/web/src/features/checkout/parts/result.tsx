import type { Fen } from '@zhujia/contract/core/money.ts'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { type DrawnIcon, Icon } from '#ui/icon.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import styles from './result.module.css'

export interface ResultProps {
  /** Of the page. */
  title: string
  art: ReactNode
  /** What happened. */
  words: string
  /** What was, is or will be paid; left out where nothing is. */
  fen?: Fen | undefined
  /** What comes next. */
  hint: ReactNode
  /** The ways on: buttons. */
  children: ReactNode
  /** What stands below it. */
  below?: ReactNode
  /** One below the other, where their words are long. */
  stacked?: boolean | undefined
}

/** The round mark of a result. */
export function ResultArt({ of, tone }: { of: DrawnIcon; tone: 'success' | 'neutral' }) {
  return (
    <span className={cx(styles.art, styles[tone])}>
      <Icon of={of} size={36} />
    </span>
  )
}

/** What happened and what comes next, calmly: after a payment in whatever way it ended. */
export function Result({ title, art, words, fen, hint, children, below, stacked = false }: ResultProps) {
  return (
    <ScreenPage title={title}>
      <section className={styles.result}>
        {art}
        <div role="status">
          <h2 className={styles.words}>{words}</h2>
        </div>
        {fen !== undefined && <PriceText fen={fen} size="hero" tone="text" />}
        <p className={styles.hint}>{hint}</p>
        <div className={cx(styles.actions, stacked && styles.stacked)}>{children}</div>
      </section>
      {below}
    </ScreenPage>
  )
}
