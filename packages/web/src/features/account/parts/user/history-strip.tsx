import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { historyQuery } from '#entities/views/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Image } from '#ui/media/image.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { Strip } from '#ui/layout/strip.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import styles from './history-strip.module.css'
import { GOODS_LANG } from '#widgets/goods-lang.ts'

type Viewed = ResponseFor<'views.listHistory'>['records'][number]

const HISTORY_SHOWN = 10

function Tile({ viewed: { product, isOnSale } }: { viewed: Viewed }) {
  const t = useTexts('account')
  return (
    <UiLink href={href('productDetail', { id: product.id })} className={styles.tile}>
      <Image src={product.picture.small} alt="" rounded />
      <span className={styles.name} lang={GOODS_LANG}>
        {product.title}
      </span>
      {isOnSale ? (
        <PriceText fen={product.shown.fen} unit={product.shown.unit} from={product.shown.hasDearer} />
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

/** The products viewed last, in a row that scrolls sideways; absent when there are none. */
export function HistoryStrip() {
  const t = useTexts('account')
  const { data } = useQuery(historyQuery(HISTORY_SHOWN))
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
