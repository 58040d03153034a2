import type { QuotedShop } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Cell } from '#ui/list/cell.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import styles from './freight-cell.module.css'

type Part = QuotedShop['freight'][number]

/** Grams in a kilogram, cubic centimetres in a cubic metre. */
const PER = { piece: 1, weight: 1000, volume: 1_000_000 } as const satisfies Record<Part['measure'], number>

function usePartText() {
  const t = useTexts('checkout')
  return ({ name, measure, amount }: Part) =>
    [name, t(`freightParts.${measure}`, { count: amount / PER[measure] })].join(' · ')
}

function Freight({ of: { freightFen, mostFreightFen } }: { of: Pick<Part, 'freightFen' | 'mostFreightFen'> }) {
  const t = useTexts('checkout')
  if (mostFreightFen === null && freightFen === 0) return t('freeFreight')
  return <PriceText fen={freightFen} mostFen={mostFreightFen} tone="text" />
}

/** The freight of a shop: each delivery method with its weight or volume; with several methods also the sum. */
export function FreightCell({ part, isEstimate }: { part: QuotedShop; isEstimate: boolean }) {
  const t = useTexts('checkout')
  const textOf = usePartText()
  const note = (
    <span className={styles.parts}>
      {part.freight.map((one) => (
        <span key={one.name} className={styles.part}>
          <span>{textOf(one)}</span>
          {part.freight.length > 1 && <Freight of={one} />}
        </span>
      ))}
      {isEstimate && <span>{t('freightEstimate')}</span>}
    </span>
  )
  return <Cell title={t('freight')} note={note} value={<Freight of={part} />} />
}
