import type { CODE_PURPOSES } from '@zhujia/contract/auth/schemas.ts'
import { SMS_CODE_DIGITS } from '@zhujia/contract/core/limits.ts'
import { useRef, useState } from 'react'
import { useSendCode } from '#entities/auth/queries.ts'
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

/** Sends a code to the form's phone, and counts down the seconds until the next one as the server said. */
function useCode({ values, check, setErrors, focus }: CodeForm, purpose: CodeFieldProps['purpose']) {
  const t = useTexts('auth')
  const sendCode = useSendCode()
  const [again, setAgain] = useState<number>()
  const left = useSecondsLeft(again, now)
  const busy = useRef(false)
  const request = async () => {
    if (!(await check(['phone']))) return
    const ask = async () => {
      const { retryAfterSeconds } = await sendCode.mutateAsync({
        body: { phone: values.phone, purpose, ...deviceProof() },
      })
      setAgain(now() + retryAfterSeconds * 1000)
      showToast(t('code.sent'))
      focus('code')
    }
    await runAction(ask, (error) => {
      error.isShown = true
      setErrors(Object.keys(error.fields).length > 0 ? error.fields : { code: error.message })
    })
  }
  const send = () => {
    if (busy.current) return
    busy.current = true
    void request().finally(() => {
      busy.current = false
    })
  }
  const words = left > 0 ? t('code.wait', { seconds: left }) : t(again === undefined ? 'code.send' : 'code.again')
  return { send, words, waiting: left > 0, sending: sendCode.isPending }
}

/** The six digits of the text message, with the button that has them sent. */
export function CodeField({ form, purpose, hint }: CodeFieldProps) {
  const t = useTexts('auth')
  const { send, words, waiting, sending } = useCode(form, purpose)
  return (
    <Field label={t('code.label')} error={form.errors.code} hint={hint}>
      {(control) => (
        <div className={styles.row}>
          <TextInput
            {...control}
            name="code"
            value={form.values.code}
            onChange={(code) => form.set('code', code.replaceAll(/\D/g, ''))}
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
