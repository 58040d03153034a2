import { LOSS_PERCENT_MAX } from '@zhujia/contract/catalogue/quantity.ts'
import type { Calculator } from '@zhujia/contract/catalogue/schemas.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Chip } from '#ui/form/chip.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import styles from './area-calculator.module.css'
import { isLaid, lossesOf } from './work-out.ts'

interface LossFieldsProps {
  calculator: Calculator
  lossPercent: number
  onChange: (lossPercent: number) => void
}

function LayingChips({ calculator, lossPercent, onChange }: LossFieldsProps) {
  const t = useTexts('measure')
  const { percent: write } = useFormats()
  return (
    <div role="group" aria-label={t('laying.label')} className={styles.laying}>
      {lossesOf(calculator).map(({ laying, percent }) => (
        <Chip key={laying} selected={percent === lossPercent} onClick={() => onChange(percent)}>
          {t(`laying.${laying}`)} {write(percent / 100)}
        </Chip>
      ))}
    </div>
  )
}

/** The loss by cutting and breaking: by the laying pattern, or a number that is entered. */
export function LossFields(props: LossFieldsProps) {
  const t = useTexts('measure')
  const { calculator, lossPercent, onChange } = props
  return (
    <div className={styles.losses}>
      <div className={styles.loss}>
        <span>{t('loss')}</span>
        <span className={styles.percent}>
          <Stepper label={t('loss')} value={lossPercent} min={0} max={LOSS_PERCENT_MAX} onChange={onChange} />
          <span aria-hidden="true">%</span>
        </span>
      </div>
      {isLaid(calculator) && <LayingChips {...props} />}
    </div>
  )
}
