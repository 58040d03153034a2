import { unitPriceFen } from '@zhujia/contract/catalogue/sale.ts'
import type { SaleUnit, Unit } from '@zhujia/contract/catalogue/units.ts'
import type { Fen } from '@zhujia/contract/core/money.ts'
import { useFormats } from '../platform/format.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { cx } from '../ui/cx.ts'
import styles from './price-text.module.css'
import { useUnitTexts } from './unit-text.ts'

export interface PriceTextProps {
  fen: Fen
  /** The other end of a range that begins with `fen`. */
  mostFen?: Fen | null | undefined
  /** `small` in rows, `medium` on cards and totals of a shop, `large` on a product, `hero` where a sum is paid. */
  size?: 'small' | 'medium' | 'large' | 'hero' | undefined
  /** The unit of the price, after a slash. */
  unit?: Unit | undefined
  /** The lowest of several prices. */
  from?: boolean | undefined
  /** `price` in the one warm red; `text` for amounts in a breakdown. */
  tone?: 'price' | 'text' | undefined
}

/** The parts of a text before and after its price. */
const HOLE = '\u0001'

interface AmountProps {
  fen: Fen
  /** The beginning of a range: it leaves a symbol that comes last to the end, `12,00–15,00 ¥`. */
  begins?: boolean
}

function Amount({ fen, begins = false }: AmountProps) {
  const { before, integer, decimals, after } = useFormats().moneyParts(fen)
  return (
    <>
      {before && <span className={styles.minor}>{before}</span>}
      <span className={styles.integer}>{integer}</span>
      <span className={styles.minor}>
        {decimals}
        {!begins && after}
      </span>
    </>
  )
}

function Word({ children }: { children: string | undefined }) {
  return children && <span className={styles.word}>{children}</span>
}

function UnitAfterSlash({ unit, after }: { unit: Unit; after: string | undefined }) {
  const name = useUnitTexts().name(unit)
  return (
    <>
      {' '}
      <span className={styles.whole}>
        <span className={styles.unit}>/ {name}</span>
        <Word>{after}</Word>
      </span>
    </>
  )
}

/** An amount of money: small ¥, large integer, small decimals, its unit after a slash. Every price of the app is drawn by it. */
export function PriceText({ fen, mostFen, size = 'small', unit, from = false, tone = 'price' }: PriceTextProps) {
  const t = useTexts('units')
  const isRange = typeof mostFen === 'number'
  const [before, after] = from ? t('from', { price: HOLE }).split(HOLE) : []
  return (
    <span className={cx(styles.price, styles[size], styles[tone])}>
      <span className={styles.range}>
        <span className={styles.whole}>
          <Word>{before}</Word>
          <Amount fen={fen} begins={isRange} />
          {isRange && '–'}
        </span>
        {isRange && (
          <span className={styles.whole}>
            <Amount fen={mostFen} />
          </span>
        )}
      </span>
      {unit ? <UnitAfterSlash unit={unit} after={after} /> : <Word>{after}</Word>}
    </span>
  )
}

/** The price of goods, given for one sale step and shown for one whole unit: steps of 0.1 m as the price of a metre. */
export function SalePrice({ fen, mostFen, unit, ...rest }: Omit<PriceTextProps, 'unit'> & { unit: SaleUnit }) {
  const most = typeof mostFen === 'number' ? unitPriceFen(unit, mostFen) : undefined
  return <PriceText {...rest} fen={unitPriceFen(unit, fen)} mostFen={most} unit={unit.step} />
}
