import { LOSS_PERCENT_MAX } from '@zhujia/contract/catalogue/quantity.ts'
import type { Calculator } from '@zhujia/contract/catalogue/schemas.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Chip } from '#ui/chip.tsx'
import { Stepper } from '#ui/stepper.tsx'
import styles from './area-calculator.module.css'
import { isLaid, lossesOf } from './work-out.ts'

interface LossFieldsProps {
  calculator: Calculator
  lossPercent: number
  onChange: (lossPercent: number) => void
}

function Ways({ calculator, lossPercent, onChange }: LossFieldsProps) {
  const t = useTexts('measure')
  const { percent: write } = useFormats()
  return (
    <div role="group" aria-label={t('laying.label')} className={styles.ways}>
      {lossesOf(calculator).map(({ way, percent }) => (
        <Chip key={way} selected={percent === lossPercent} onClick={() => onChange(percent)}>
          {t(`laying.${way}`)} {write(percent / 100)}
        </Chip>
      ))}
    </div>
  )
}

/** What cutting and breaking cost: by the way of laying, or a number of one's own. */
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
      {isLaid(calculator) && <Ways {...props} />}
    </div>
  )
}
