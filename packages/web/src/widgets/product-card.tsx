import type { ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import Star from 'lucide-react/icons/star'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useFormats } from '../platform/format.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/display/icon.tsx'
import { IconButton } from '../ui/action/icon-button.tsx'
import { Image } from '../ui/media/image.tsx'
import { UiLink } from '../ui/action/link.tsx'
import { MarkedText } from '../ui/display/marked-text.tsx'
import { sourcesOf } from './picture-sources.ts'
import { PriceText } from './price-text.tsx'
import styles from './product-card.module.css'
import { GOODS_LANG } from './goods-lang.ts'

/** A product as lists of the API answer it. */
export type Product = ResponseOf<EndpointOf<'catalogue.listProducts'>>['records'][number]

export interface ProductCardProps {
  product: Product
  /** `grid` stands in two columns, `row` is a line with the picture on the left, `compact` a small one without a ground. */
  layout?: 'grid' | 'row' | 'compact' | undefined
  /** On the first screen: its picture is loaded at once. */
  priority?: boolean | undefined
  /** Words that stand out in its title. */
  marked?: readonly string[] | undefined
  /** Adds it to the cart; `from` is the button. Not offered for sold-out products. */
  onAdd?: ((from: HTMLElement) => void) | undefined
  /** It is being added. */
  isAdding?: boolean | undefined
}

const SIZES = { grid: '(min-width: 480px) 228px, 47vw', row: '120px', compact: '84px' }

function Sold({ product: { soldCount } }: { product: Product }) {
  const t = useTexts('goods')
  if (soldCount === 0) return null
  return <span className={styles.sold}>{t('card.sold', { count: soldCount })}</span>
}

/** The mean score of the reviews; absent without reviews. */
function Rating({ product: { rating } }: { product: Product }) {
  const t = useTexts('goods')
  const { mean } = useFormats()
  if (!rating) return null
  const score = mean(rating.hundredths / 100)
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{t('card.rating', { score })}</span>
      <span aria-hidden>
        <Icon of={Star} size={12} filled /> {score}
      </span>
    </span>
  )
}

/** The card with the cart button over its corner: a link cannot contain a button. */
export function ProductCard({ onAdd, isAdding = false, ...card }: ProductCardProps) {
  const t = useTexts('goods')
  const { title, isSoldOut } = card.product
  if (!onAdd || isSoldOut) return <CardLink {...card} />
  return (
    <div className={cx(styles.frame, card.layout && styles[`${card.layout}Frame`])}>
      <CardLink {...card} />
      <span className={styles.add}>
        <IconButton
          label={t('buy.addOf', { title })}
          icon={ShoppingCart}
          iconSize={16}
          tone="primary"
          aria-busy={isAdding}
          onClick={({ currentTarget }) => onAdd(currentTarget)}
        />
      </span>
    </div>
  )
}

/** A product on sale in a list: picture, name, shown price, number of orders. The whole card is a link to its page. */
function CardLink({ product, layout = 'grid', priority, marked }: Omit<ProductCardProps, 'onAdd' | 'isAdding'>) {
  const t = useTexts('goods')
  const { id, title, subtitle, picture, shown, shop, isSoldOut } = product
  return (
    <UiLink href={href('productDetail', { id })} className={cx(styles.card, styles[layout])}>
      <span className={styles.picture}>
        <Image src={sourcesOf(picture)} alt="" sizes={SIZES[layout]} priority={priority} />
        {isSoldOut && <span className={styles.soldOut}>{t('card.soldOut')}</span>}
      </span>
      <span className={styles.words}>
        <span className={styles.title} lang={GOODS_LANG}>
          <MarkedText words={marked}>{title}</MarkedText>
        </span>
        {layout !== 'compact' && (
          <span className={styles.subtitle} lang={GOODS_LANG}>
            {subtitle}
          </span>
        )}
        <span className={styles.foot}>
          <PriceText
            fen={shown.fen}
            unit={shown.unit}
            from={shown.hasDearer}
            size={layout === 'compact' ? 'small' : 'medium'}
          />
          <Sold product={product} />
        </span>
        {layout !== 'compact' && (
          <span className={styles.shop}>
            <Rating product={product} />
            <span lang={GOODS_LANG}>{shop.name}</span>
          </span>
        )}
      </span>
    </UiLink>
  )
}
