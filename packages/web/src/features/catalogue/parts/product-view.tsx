import { useState } from 'react'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { usePassed } from '../../../platform/use-passed.ts'
import { Gallery } from '../../../ui/gallery.tsx'
import { sourcesOf } from '../../../widgets/picture-sources.ts'
import { ScreenPage } from '../../../widgets/screen-page.tsx'
import type { ProductDetail } from '../queries.ts'
import { useChoice } from '../use-choice.ts'
import { BuyBar } from './buy-bar.tsx'
import { Description } from './description.tsx'
import { Parameters } from './parameters.tsx'
import { ProductBar } from './product-bar.tsx'
import { ProductRows } from './product-rows.tsx'
import styles from './product-view.module.css'
import { ProductWords } from './product-words.tsx'
import { ReviewBlock } from './review-block.tsx'
import { ShopCard } from './shop-card.tsx'
import { type Purpose, SkuSheet } from './sku-sheet.tsx'
import { useAnchors } from './use-anchors.ts'

/** A product that is here: its page from the gallery down, with the bar to buy it. */
export function ProductView({ product }: { product: ProductDetail }) {
  const t = useTexts('goods')
  const chosen = useChoice(product)
  const [purpose, setPurpose] = useState<Purpose>()
  const { mark, passed } = usePassed()
  const { root, current, goTo } = useAnchors()
  return (
    <ScreenPage
      title={product.title}
      bar={<ProductBar title={product.title} anchors={passed ? { current, goTo } : undefined} />}
      flush
      bottomBar={<BuyBar product={product} onBuy={setPurpose} />}
    >
      <div ref={root} className={styles.root}>
        <div ref={mark} className={styles.mark} />
        <div data-code="goods">
          <Gallery
            label={t('product.pictures')}
            pictures={product.gallery.map((picture) => ({ src: sourcesOf(picture), alt: product.title }))}
          />
          <div className={styles.blocks}>
            <ProductWords product={product} sku={chosen.sku} />
            <ProductRows product={product} chosen={chosen} onChoose={() => setPurpose('choose')} />
            <ReviewBlock productId={product.id} />
            <ShopCard product={product} />
          </div>
        </div>
        <div data-code="parameters">
          <Parameters product={product} sku={chosen.sku} />
        </div>
        <div data-code="detail">
          <Description product={product} />
        </div>
      </div>
      <SkuSheet product={product} chosen={chosen} purpose={purpose} onClose={() => setPurpose(undefined)} />
    </ScreenPage>
  )
}
