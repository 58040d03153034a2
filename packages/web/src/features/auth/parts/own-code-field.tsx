import type { OWN_CODE_PURPOSES } from '@zhujia/contract/auth/schemas.ts'
import { useSendOwnCode } from '#entities/auth/queries.ts'
import { deviceProof } from '#platform/device-token.ts'
import type { FieldErrors } from '#platform/form-checks.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CodeInput } from './code-field.tsx'

interface OwnCodeFieldProps {
  name: 'code' | 'oldCode'
  purpose: (typeof OWN_CODE_PURPOSES)[number]
  /** The own phone, masked. */
  phoneMasked: string
  value: string
  error: string | undefined
  onChange: (code: string) => void
  onSent: () => void
  onRefused: (errors: FieldErrors) => void
}

/** A code to the person's own phone, which is named but not shown whole. */
export function OwnCodeField({ purpose, phoneMasked, ...field }: OwnCodeFieldProps) {
  const t = useTexts('security')
  const sendOwnCode = useSendOwnCode()
  return (
    <CodeInput
      {...field}
      label={t('ownCode', { phone: phoneMasked })}
      ask={() => sendOwnCode.mutateAsync({ body: { purpose, ...deviceProof() } })}
    />
  )
}
