import type { QuotedShop } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Cell } from '#ui/list/cell.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import styles from './freight-cell.module.css'

type Part = QuotedShop['freight'][number]

/** Cubic centimetres in a cubic metre. */
const CM3 = 1_000_000

function usePartText() {
  const t = useTexts('checkout')
  const { kilograms } = useFormats()
  const measured = ({ measure, amount }: Part): string => {
    if (measure === 'weight') return t('freightParts.weight', { number: kilograms(amount) })
    return t(`freightParts.${measure}`, { count: measure === 'volume' ? amount / CM3 : amount })
  }
  return (part: Part) => [part.name, measured(part)].join(' · ')
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
