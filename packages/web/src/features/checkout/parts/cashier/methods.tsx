import FlaskConical from 'lucide-react/icons/flask-conical'
import type { Payment } from '#entities/payments/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Icon } from '#ui/display/icon.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import styles from './methods.module.css'

export interface MethodsProps {
  methods: Payment['methods']
  value: string | undefined
  onChange: (provider: string) => void
}

/** The payment methods. The simulated one says that no money moves. */
export function Methods({ methods, value, onChange }: MethodsProps) {
  const t = useTexts('checkout')
  if (methods.length === 0) return <p className={styles.none}>{t('pay.noMethod')}</p>
  return (
    <RadioGroup
      hideLabel
      label={t('pay.method')}
      value={value}
      onChange={onChange}
      options={methods.map(({ provider, isSimulated }) => ({
        value: provider,
        label: isSimulated ? t('pay.simulated') : provider,
        note: isSimulated ? t('pay.simulatedHint') : undefined,
        aside: isSimulated ? <Icon of={FlaskConical} size={22} className={styles.mark} /> : undefined,
      }))}
    />
  )
}
