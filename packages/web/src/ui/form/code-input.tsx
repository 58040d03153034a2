import { useState } from 'react'
import { Button } from '../action/button.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useUiTexts } from '../texts.tsx'
import { useSecondsLeft } from '../display/use-seconds-left.ts'

export interface CodeInputProps extends Omit<TextInputProps, 'type' | 'after' | 'clearable'> {
  /** The text of the button before the first code was sent. */
  sendText: string
  /** Sends the code; false (refused, no number yet) does not start the countdown. */
  onSend: () => Promise<boolean>
  /** The app's clock, in milliseconds; it must be the same function between renders. */
  now: () => number
  digits?: number | undefined
  waitSeconds?: number | undefined
}

/** A code from a text message, with the button that sends it and counts down to the next time. */
export function CodeInput({ sendText, onSend, now, digits = 6, waitSeconds = 60, onChange, ...rest }: CodeInputProps) {
  const texts = useUiTexts()
  const [sending, setSending] = useState(false)
  const [until, setUntil] = useState<number>()
  const seconds = useSecondsLeft(until, now)
  const send = async () => {
    setSending(true)
    try {
      if (await onSend()) setUntil(now() + waitSeconds * 1000)
    } finally {
      setSending(false)
    }
  }
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      {...rest}
      onChange={(value) => onChange(value.replaceAll(/\D/g, '').slice(0, digits))}
      after={
        <Button kind="plain" loading={sending} disabled={seconds > 0} onClick={() => void send()}>
          {seconds > 0 ? texts.resendIn(seconds) : sendText}
        </Button>
      }
    />
  )
}
