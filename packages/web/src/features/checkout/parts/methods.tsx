import FlaskConical from 'lucide-react/icons/flask-conical'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Icon } from '#ui/icon.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import type { Payment } from '../payment-face.ts'
import styles from './methods.module.css'

export interface MethodsProps {
  methods: Payment['methods']
  value: string | undefined
  onChange: (provider: string) => void
}

/** The ways to pay. The simulated one says so: no money moves there. */
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
