import { useId } from 'react'
import type { Facets } from '#entities/catalogue/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Chip } from '#ui/form/chip.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { type Filters, PRICE_DIGITS } from '#features/catalogue/search-query.ts'
import styles from './filter-sheet.module.css'

interface PriceFilterProps {
  /** Whole yuan. */
  min: string | undefined
  max: string | undefined
  ranges: Facets['prices']
  onChange: (changed: Filters) => void
}

const digits = (text: string): string | undefined => text.replaceAll(/\D/g, '').slice(0, PRICE_DIGITS) || undefined

/** Two fields for the shown price, and below them the price ranges of the results. */
export function PriceFilter({ min, max, ranges, onChange }: PriceFilterProps) {
  const t = useTexts('goods')
  const { number, symbol } = useFormats()
  const titleId = useId()
  const yuan = (fen: number): string => String(Math.floor(fen / 100))
  const nameOf = ({ fromFen, toFen }: Facets['prices'][number]): string => {
    const [from, to] = [number(Math.floor(fromFen / 100)), toFen === null ? '' : number(Math.floor(toFen / 100))]
    if (toFen === null) return t('filter.from', { price: from })
    return fromFen === 0 ? t('filter.upTo', { price: to }) : t('filter.between', { from, to })
  }
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.name}>
        {t('filter.price')}
      </h3>
      <div className={styles.limits}>
        <TextInput
          inputMode="numeric"
          aria-label={t('filter.least')}
          placeholder={t('filter.least')}
          value={min ?? ''}
          onChange={(text) => onChange({ min: digits(text) })}
          {...symbol}
        />
        <span aria-hidden="true">–</span>
        <TextInput
          inputMode="numeric"
          aria-label={t('filter.most')}
          placeholder={t('filter.most')}
          value={max ?? ''}
          onChange={(text) => onChange({ max: digits(text) })}
          {...symbol}
        />
      </div>
      {ranges.length > 1 && (
        <div className={styles.values}>
          {ranges.map((range) => {
            const [low, high] = [
              range.fromFen === 0 ? undefined : yuan(range.fromFen),
              range.toFen === null ? undefined : yuan(range.toFen),
            ]
            const selected = (low ?? '') === (min ?? '') && (high ?? '') === (max ?? '') && (low ?? high) !== undefined
            return (
              <Chip
                key={range.fromFen}
                selected={selected}
                onClick={() => onChange(selected ? { min: undefined, max: undefined } : { min: low, max: high })}
              >
                {nameOf(range)}
                <span className={styles.count}>{range.count}</span>
              </Chip>
            )
          })}
        </div>
      )}
    </section>
  )
}
