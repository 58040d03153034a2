import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState, type KeyboardEvent } from 'react'
import { folded } from '#platform/folded.ts'
import { cx } from '../cx.ts'
import { Icon, type DrawnIcon } from '../display/icon.tsx'
import styles from './stepper.module.css'
import { useUiTexts } from '../texts.tsx'

export type StepperLimit = 'min' | 'max'

export interface StepperProps {
  /** What is counted, for screen readers: "Quantity". */
  label: string
  /** A whole number: pieces, or steps of a sale unit, converted by `format` and `parse`. */
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** Called when someone goes below `min` or above `max`, so that the page can say why. */
  onLimit?: ((limit: StepperLimit) => void) | undefined
  /** The value as shown and typed: 35 steps of 0.1 as "3.5". */
  format?: ((value: number) => string) | undefined
  parse?: ((text: string) => number) | undefined
  disabled?: boolean | undefined
}

type Settings = Omit<StepperProps, 'min' | 'max' | 'step'> & { min: number; max: number; step: number }

/** Brings a wanted value into the limits, on a step, and reports which limit it ran into. */
function settle(wanted: number, { min, max, step }: Settings): { value: number; limit: StepperLimit | undefined } {
  const last = min + Math.floor((max - min) / step) * step
  if (wanted < min) return { value: min, limit: 'min' }
  if (wanted > last) return { value: last, limit: 'max' }
  return { value: min + Math.round((wanted - min) / step) * step, limit: undefined }
}

const valueAfterKey: Record<string, (settings: Settings) => number> = {
  ArrowUp: ({ value, step }) => value + step,
  ArrowDown: ({ value, step }) => value - step,
  PageUp: ({ value, step }) => value + 10 * step,
  PageDown: ({ value, step }) => value - 10 * step,
  Home: ({ min }) => min,
  End: ({ max, value }) => (Number.isFinite(max) ? max : value),
}

/** The number as text while it is typed: it counts at once where it fits as it stands, and is brought into the limits once the typing is over. */
function useTyping(settings: Settings) {
  const { format = String, parse = Number } = settings
  const [draft, setDraft] = useState<string>()
  const change = (wanted: number) => {
    const { value, limit } = settle(wanted, settings)
    setDraft(undefined)
    if (limit) settings.onLimit?.(limit)
    if (value !== settings.value) settings.onChange(value)
  }
  const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : parse(text))
  const type = (text: string) => {
    setDraft(text)
    const typed = numberIn(text)
    const fits = settle(typed, settings).value === typed && Number(format(typed)) === Number(text)
    if (fits && typed !== settings.value) settings.onChange(typed)
  }
  const commit = () => {
    if (draft === undefined) return
    const typed = numberIn(draft)
    if (Number.isFinite(typed)) change(typed)
    else setDraft(undefined)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    const next = valueAfterKey[event.key]
    if (!next) return
    event.preventDefault()
    change(next(settings))
  }
  return { text: draft ?? format(settings.value), type, change, commit, press }
}

interface StepProps {
  icon: DrawnIcon
  label: string
  /** At its limit. It can still be pressed, so that the page can say why. */
  spent: boolean
  disabled: boolean | undefined
  onClick: () => void
}

function Step({ icon, label, spent, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={cx(styles.step, spent && styles.spent)}
      aria-label={label}
      aria-disabled={spent || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon of={icon} size={16} />
    </button>
  )
}

/** A quantity with minus and plus. At a limit the button stays enabled and calls `onLimit`. */
export function Stepper(props: StepperProps) {
  const texts = useUiTexts()
  const { label, value, min = 1, max = Number.POSITIVE_INFINITY, step = 1, disabled } = props
  const typing = useTyping({ ...props, min, max, step })
  return (
    <fieldset aria-label={label} className={styles.root}>
      <Step
        icon={Minus}
        label={texts.decrease}
        spent={value - step < min}
        disabled={disabled}
        onClick={() => typing.change(value - step)}
      />
      <input
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-valuetext={props.format?.(value)}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        value={typing.text}
        onChange={(event) => typing.type(folded(event.target.value))}
        onFocus={(event) => event.target.select()}
        onBlur={typing.commit}
        onKeyDown={typing.press}
      />
      <Step
        icon={Plus}
        label={texts.increase}
        spent={value + step > max}
        disabled={disabled}
        onClick={() => typing.change(value + step)}
      />
    </fieldset>
  )
}
