import { mayOpen } from '@zhujia/contract/screens.ts'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { useChosenFreight } from '#features/catalogue/use-chosen-freight.ts'
import { InfoRow } from './info-row.tsx'
import styles from './product/product-rows.module.css'

type Freight = ProductDetail['freight']
type Known = NonNullable<ReturnType<typeof useChosenFreight>>

/** The threshold of free freight: an amount, a quantity, or both. */
function useFreeFrom({ freeFromFen, freeFromPieces }: Freight): string | undefined {
  const t = useTexts('goods')
  const formats = useFormats()
  const price = formats.money(freeFromFen ?? 0)
  if (freeFromFen !== null && freeFromPieces !== null) return t('freight.freeBoth', { price, count: freeFromPieces })
  if (freeFromFen !== null) return t('freight.freeFrom', { price })
  return freeFromPieces === null ? undefined : t('freight.freePieces', { count: freeFromPieces })
}

/** Opens the choice of an address; undefined for roles that have none. A guest has to sign in first. */
function useOtherAddress(): (() => void) | undefined {
  const { navigateTo } = useNavigation()
  const { addressId } = usePageQuery('productDetail')
  const roles = activeRoles(useSession())
  if (roles !== undefined && !mayOpen('address', roles)) return undefined
  return () => navigateTo('address', { pick: '1', ...(addressId && { used: addressId }) })
}

/** The freight in words: free, a price, or not delivered there; with the threshold of free freight. */
export function useFreightWords(freight: Freight): { price: string; freeFrom: string | undefined } {
  const t = useTexts('goods')
  const { money } = useFormats()
  const freeFrom = useFreeFrom(freight)
  const { to, freightFen, mostFen, isFrom } = freight
  if (freightFen === null) return { price: t('freight.none', { district: to ?? '' }), freeFrom: undefined }
  const price = money(freightFen)
  // Of all places that the shop delivers to; there are some to which it does not.
  if (to === null) {
    if (mostFen !== null)
      return { price: t('freight.between', { low: price, high: money(mostFen) }), freeFrom: undefined }
    if (freightFen === 0) return { price: t('freight.usuallyFree'), freeFrom: undefined }
    return { price: t('freight.about', { price }), freeFrom: freeFrom && t('freight.usually', { words: freeFrom }) }
  }
  if (isFrom) return { price: t('freight.rising', { price }), freeFrom }
  return freightFen === 0
    ? { price: t('freight.free'), freeFrom: undefined }
    : { price: t('freight.flat', { price }), freeFrom }
}

/** The freight of a chosen quantity in words; without an address from the cheapest place to the dearest. */
function useAmountWords(): (known: Known) => string {
  const t = useTexts('goods')
  const { money } = useFormats()
  return ({ to, freightFen, mostFen, amount }) => {
    const price = money(freightFen ?? 0)
    if (to !== null) return t('freight.ofAmount', { price, amount })
    if (mostFen !== null) return t('freight.betweenOfAmount', { low: price, high: money(mostFen), amount })
    return freightFen === 0 ? t('freight.usuallyFree') : t('freight.aboutOfAmount', { price, amount })
  }
}

interface FreightRowProps {
  product: ProductDetail
  chosen: Parameters<typeof useChosenFreight>[1]
}

/** The origin, method and price of the delivery to an address. A tap chooses another address. */
export function FreightRow({ product, chosen }: FreightRowProps) {
  const { shop, delivery, freight } = product
  const t = useTexts('goods')
  const wordsOf = useAmountWords()
  const known = useChosenFreight(product, chosen)
  const { price, freeFrom } = useFreightWords(known ?? freight)
  const change = useOtherAddress()
  const { to, freightFen } = freight
  const parts = [
    t('freight.from', { city: shop.city }),
    ...(to === null ? [] : [t('freight.to', { district: to })]),
    t(`freight.${delivery}`),
  ]
  return (
    <InfoRow label={t('freight.label')} onClick={change}>
      <span className={styles.line}>{parts.join(' · ')}</span>
      <span className={freightFen === null ? styles.none : styles.line}>
        {known ? wordsOf(known) : price}
        {freeFrom !== undefined && <span className={styles.muted}>{freeFrom}</span>}
      </span>
    </InfoRow>
  )
}
