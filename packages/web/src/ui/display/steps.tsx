import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from './icon.tsx'
import styles from './steps.module.css'
import { useUiTexts, type UiTexts } from '../texts.tsx'

/** `ended`: the process stopped here, before its last step. */
export type StepState = 'done' | 'current' | 'upcoming' | 'ended'

export interface StepItem {
  key: string
  title: ReactNode
  /** When, who, where. */
  note?: ReactNode
  state: StepState
}

export interface StepsProps {
  /** The name of the process, for screen readers. */
  label: string
  items: readonly StepItem[]
  /** `row` for three to five short words on top of a form, `column` for a timeline with notes. */
  layout?: 'row' | 'column' | undefined
}

/** The current step needs no word: it has `aria-current`. */
const wordOf = (state: StepState, texts: UiTexts) =>
  ({ done: texts.stepDone, current: '', ended: texts.stepEnded, upcoming: '' })[state]

/** In a row: a tick, a cross or the number. In a column the mark is a dot. */
function Mark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Icon of={Check} size={14} />
  if (state === 'ended') return <Icon of={X} size={14} />
  return <>{number}</>
}

/** The progress of a process: a verification, an order, a stage of the work. A timeline has happened: its steps have no state to tell. */
export function Steps({ label, items, layout = 'row' }: StepsProps) {
  const texts = useUiTexts()
  return (
    <ol aria-label={label} className={cx(styles.steps, styles[layout])}>
      {items.map((item, place) => (
        <li
          key={item.key}
          className={cx(styles.step, styles[item.state])}
          aria-current={layout === 'row' && item.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {layout === 'row' && <Mark state={item.state} number={place + 1} />}
          </span>
          <span className={styles.words}>
            <span className={styles.title}>{item.title}</span>
            {item.note && <span className={styles.note}>{item.note}</span>}
            {layout === 'row' && <span className="visually-hidden">{wordOf(item.state, texts)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
