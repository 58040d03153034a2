import type { CODE_PURPOSES } from '@zhujia/contract/auth/schemas.ts'
import { SMS_CODE_DIGITS } from '@zhujia/contract/core/limits.ts'
import { useRef, useState } from 'react'
import { useSendCode } from '#entities/auth/queries.ts'
import type { ApiError } from '#platform/api-client/api-error.ts'
import { now } from '#platform/clock.ts'
import { deviceProof } from '#platform/device-token.ts'
import type { FieldErrors } from '#platform/form-checks.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { useSecondsLeft } from '#ui/display/use-seconds-left.ts'
import type { CodeValues } from '../forms.ts'
import styles from './code-field.module.css'

interface CodeInputProps {
  /** The name of the field in its form. */
  name?: string
  label?: string
  hint?: string | undefined
  value: string
  error: string | undefined
  onChange: (code: string) => void
  /** Asks for a code; undefined where something must be corrected first. */
  ask: () => Promise<{ retryAfterSeconds: number } | undefined>
  /** After a code was sent: puts the focus here. */
  onSent: () => void
  onRefused: (errors: FieldErrors) => void
}

/** Asks for codes, and counts down the seconds until the next one as the server said. */
function useCode({ name = 'code', ask, onSent, onRefused }: CodeInputProps) {
  const t = useTexts('auth')
  const [again, setAgain] = useState<number>()
  const [sending, setSending] = useState(false)
  const left = useSecondsLeft(again, now)
  const busy = useRef(false)
  const request = async () => {
    const sent = await ask()
    if (!sent) return
    setAgain(now() + sent.retryAfterSeconds * 1000)
    showToast(t('code.sent'))
    onSent()
  }
  const send = () => {
    if (busy.current) return
    busy.current = true
    setSending(true)
    const refused = (error: ApiError) => {
      error.isShown = true
      onRefused(Object.keys(error.fields).length > 0 ? error.fields : { [name]: error.message })
    }
    void runAction(request, refused).finally(() => {
      busy.current = false
      setSending(false)
    })
  }
  const words = left > 0 ? t('code.wait', { seconds: left }) : t(again === undefined ? 'code.send' : 'code.again')
  return { send, words, waiting: left > 0, sending }
}

/** The six digits of the text message, with the button that has them sent. */
export function CodeInput(props: CodeInputProps) {
  const t = useTexts('auth')
  const { name = 'code', label, hint, value, error, onChange } = props
  const { send, words, waiting, sending } = useCode(props)
  return (
    <Field label={label ?? t('code.label')} error={error} hint={hint}>
      {(control) => (
        <div className={styles.row}>
          <TextInput
            {...control}
            name={name}
            value={value}
            onChange={(code) => onChange(code.replaceAll(/\D/g, ''))}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={SMS_CODE_DIGITS}
            placeholder={t('code.placeholder', { digits: SMS_CODE_DIGITS })}
          />
          <Button kind="secondary" size="large" disabled={waiting} loading={sending} onClick={send}>
            <span className={styles.words}>{words}</span>
          </Button>
        </div>
      )}
    </Field>
  )
}

/** The part of a form that proves a phone by a code. */
interface CodeForm {
  values: CodeValues
  errors: FieldErrors
  set: (name: 'code', value: string) => void
  check: (names: readonly 'phone'[]) => Promise<boolean>
  setErrors: (errors: FieldErrors) => void
  focus: (name: 'code') => void
}

interface CodeFieldProps {
  form: CodeForm
  /** The purpose of the code. */
  purpose: (typeof CODE_PURPOSES)[number]
  hint?: string | undefined
}

/** The same for the phone of a form, before anybody is logged in. */
export function CodeField({ form, purpose, hint }: CodeFieldProps) {
  const sendCode = useSendCode()
  const { values, errors } = form
  const ask = async () =>
    (await form.check(['phone']))
      ? sendCode.mutateAsync({ body: { phone: values.phone, purpose, ...deviceProof() } })
      : undefined
  return (
    <CodeInput
      hint={hint}
      value={values.code}
      error={errors.code}
      onChange={(code) => form.set('code', code)}
      ask={ask}
      onSent={() => form.focus('code')}
      onRefused={form.setErrors}
    />
  )
}
