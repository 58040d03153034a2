import { useEffect, useEffectEvent } from 'react'
import styles from './countdown.module.css'
import { cx } from '../cx.ts'
import { useUiTexts } from '../texts.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

export interface CountdownProps {
  /** The end of the countdown and the clock to compare it with, in milliseconds of the server's time, not the device's. */
  until: number
  now: () => number
  onEnd?: (() => void) | undefined
  /** `boxes` sets each pair of digits on a dark ground, for limited offers. */
  variant?: 'plain' | 'boxes' | undefined
}

const UNITS = ['hours', 'minutes', 'seconds']

const pair = (value: number) => String(value).padStart(2, '0')

/** The time left to pay or to take an offer, to the second: 2 days 03:04:05. */
export function Countdown({ until, now, onEnd, variant = 'plain' }: CountdownProps) {
  const texts = useUiTexts()
  const seconds = useSecondsLeft(until, now)
  const ended = seconds === 0
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (ended) end()
  }, [ended])
  const days = Math.floor(seconds / 86_400)
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(pair)
  return (
    <span role="timer" className={cx(styles.root, styles[variant])}>
      {days > 0 && <span>{texts.days(days)}</span>}
      {variant === 'plain' ? (
        <span>{clock.join(':')}</span>
      ) : (
        <>
          <span className="visually-hidden">{clock.join(':')}</span>
          <span className={styles.clock} aria-hidden="true">
            {UNITS.map((unit, place) => (
              <span key={unit} className={styles.box}>
                {clock[place]}
              </span>
            ))}
          </span>
        </>
      )}
    </span>
  )
}
