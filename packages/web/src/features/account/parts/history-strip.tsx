import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Image } from '#ui/image.tsx'
import { UiLink } from '#ui/link.tsx'
import { Strip } from '#ui/strip.tsx'
import { SalePrice } from '#widgets/price-text.tsx'
import { historyQuery } from '../queries.ts'
import styles from './history-strip.module.css'

type Viewed = ResponseFor<'catalogue.listHistory'>['records'][number]

function Tile({ viewed: { product, isOnSale } }: { viewed: Viewed }) {
  const t = useTexts('account')
  return (
    <UiLink href={href('productDetail', { id: product.id })} className={styles.tile}>
      <Image src={product.picture.small} alt="" rounded />
      <span className={styles.name}>{product.title}</span>
      {isOnSale ? (
        <SalePrice fen={product.priceFen} unit={product.unit} />
      ) : (
        <span className={styles.gone}>{t('history.offSale')}</span>
      )}
    </UiLink>
  )
}

function All({ count }: { count: number }) {
  const t = useTexts('account')
  return (
    <UiLink href={href('history')} className={styles.all}>
      {t('history.all', { count })}
      <Icon of={ChevronRight} size={16} />
    </UiLink>
  )
}

/** The products looked at last, in a row to be pushed sideways; nothing at all while there are none. */
export function HistoryStrip() {
  const t = useTexts('account')
  const { data } = useQuery(historyQuery())
  if (!data || data.records.length === 0) return null
  return (
    <Card title={t('history.title')} aside={<All count={data.total} />} flush>
      <Strip>
        <ul className={styles.row}>
          {data.records.map((viewed) => (
            <li key={viewed.product.id} className={styles.place}>
              <Tile viewed={viewed} />
            </li>
          ))}
        </ul>
      </Strip>
    </Card>
  )
}
