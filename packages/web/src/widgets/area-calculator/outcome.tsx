import type { Quantity } from '@zhujia/contract/catalogue/quantity.ts'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PriceText } from '../price-text.tsx'
import { useUnitTexts } from '../unit-text.ts'
import styles from './area-calculator.module.css'
import type { MeasuredGoods } from './work-out.ts'

/** cm² in a ㎡. */
const CM2 = 10_000

/** An area in ㎡ to two decimals, rounded down. */
const squareMetres = (cm2: number): number => Math.floor(cm2 / 100) / (CM2 / 100)

interface OutcomeProps {
  goods: MeasuredGoods
  quantity: Quantity | 'tooMuch' | undefined
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Figures({ goods: { unit, pack, priceFen }, quantity }: OutcomeProps & { quantity: Quantity }) {
  const t = useTexts('measure')
  const units = useUnitTexts()
  const { steps, neededCm2, boughtCm2, surplusCm2 } = quantity
  const area = (cm2: number) => units.count('sqm', squareMetres(cm2))
  const pieces = unit.step === 'box' && pack.pieces > 1 ? ` · ${units.count('piece', pack.pieces * steps)}` : ''
  return (
    <dl className={styles.figures}>
      <Row name={t('result.needed')}>{area(neededCm2 + 99)}</Row>
      <Row name={t('result.buy')}>
        <strong className={styles.amount}>{units.amount(unit, steps)}</strong>
        {pieces}
      </Row>
      <Row name={t(pack.coverage ? 'result.covers' : 'result.bought')}>{area(boughtCm2)}</Row>
      <Row name={t('result.surplus')}>{area(surplusCm2)}</Row>
      <Row name={t('result.total')}>
        <PriceText fen={priceFen * steps} size="medium" />
      </Row>
    </dl>
  )
}

/** Why the quantity cannot be used. */
function useObstacle({ goods: { unit, available, hasLots }, quantity }: OutcomeProps): string | undefined {
  const t = useTexts('measure')
  const units = useUnitTexts()
  if (quantity === 'tooMuch') return t('tooMuch', { amount: units.amount(unit, QUANTITY_MAX) })
  if (quantity === undefined || quantity.steps <= available) return undefined
  return t(hasLots ? 'shortLot' : 'short', { amount: units.amount(unit, available) })
}

/** The result: the required area, the quantity to buy, and the remainder. */
export function Outcome(props: OutcomeProps) {
  const t = useTexts('measure')
  const { goods, quantity } = props
  const obstacle = useObstacle(props)
  const basis = goods.pack.coverage?.basis
  return (
    <section className={styles.outcome} aria-label={t('result.label')} aria-live="polite">
      {typeof quantity === 'object' ? (
        <Figures goods={goods} quantity={quantity} />
      ) : (
        !obstacle && <p className={styles.hint}>{t('result.empty')}</p>
      )}
      {obstacle && <p className={styles.obstacle}>{obstacle}</p>}
      {basis && <p className={styles.hint}>{t('result.basis', { basis })}</p>}
    </section>
  )
}
