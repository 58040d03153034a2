import { useState } from 'react'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useBoughtTogether } from '#entities/orders/bought-together.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { usePassed } from '#platform/use-passed.ts'
import { Gallery } from '#ui/media/gallery.tsx'
import { urlOf } from '#ui/media/image.tsx'
import { AreaCalculator } from '#widgets/area-calculator/area-calculator.tsx'
import { BoughtTogether } from '#widgets/bought-together.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { galleryFor, pictureOf } from '#features/catalogue/chosen-picture.ts'
import { type ChosenSku, useChoice } from '#features/catalogue/use-choice.ts'
import { useMeasuring } from '#features/catalogue/use-measuring.ts'
import { BuyBar } from './buy-bar.tsx'
import { Description } from './description.tsx'
import { Parameters } from './parameters.tsx'
import { ProductBar } from './product-bar.tsx'
import { ProductRows } from './product-rows.tsx'
import styles from './product-view.module.css'
import { ProductWords } from './product-words.tsx'
import { useAddWanted } from '#features/catalogue/use-wanted-line.ts'
import { ReviewBlock } from './review-block.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { ShopCard } from './shop-card.tsx'
import { type Purpose, SkuSheet } from './sku-sheet.tsx'
import { useAnchors } from './use-anchors.ts'

const PARTS = ['goods', 'reviews', 'parameters', 'detail'] as const

/** The gallery scrolls to the picture of the chosen colour. */
function Pictures({ product, chosen }: { product: ProductDetail; chosen: ChosenSku }) {
  const t = useTexts('goods')
  const { video, title } = product
  const picture = pictureOf(product, chosen)
  return (
    <Gallery
      label={t('product.pictures')}
      video={video ? { src: video.src, poster: sourcesOf(video.poster), label: t('product.video') } : undefined}
      pictures={galleryFor(product, picture).map((picture) => ({ src: sourcesOf(picture), alt: title }))}
      current={picture && urlOf(sourcesOf(picture))}
    />
  )
}

/** The page of a loaded product from the gallery down, with the bar to buy it. */
export function ProductView({ product }: { product: ProductDetail }) {
  const t = useTexts('goods')
  const chosen = useChoice(product)
  useAddWanted()
  const [purpose, setPurpose] = useState<Purpose>()
  const [sharing, setSharing] = useState(false)
  const measuring = useMeasuring(product, { chosen, choose: () => setPurpose('choose') })
  const together = useBoughtTogether([product.id])
  const { mark, passed } = usePassed()
  const { root, current, goTo } = useAnchors(PARTS)
  const anchors = { items: PARTS.map((key) => ({ key, label: t(`anchors.${key}`) })), current, goTo }
  return (
    <ScreenPage
      title={product.title}
      bar={<ProductBar title={product.title} anchors={passed ? anchors : undefined} onShare={() => setSharing(true)} />}
      flush
      bottomBar={<BuyBar product={product} onBuy={setPurpose} />}
    >
      <div ref={root} className={styles.root}>
        <div ref={mark} className={styles.mark} />
        <div data-code="goods">
          <Pictures product={product} chosen={chosen} />
          <div className={styles.blocks}>
            <ProductWords product={product} chosen={chosen} />
            <ProductRows
              product={product}
              chosen={chosen}
              onChoose={() => setPurpose('choose')}
              onMeasure={measuring.open}
            />
          </div>
        </div>
        <div data-code="reviews">
          <ReviewBlock productId={product.id} />
          <ShopCard product={product} />
          <BoughtTogether products={together} with="this" />
        </div>
        <div data-code="parameters">
          <Parameters product={product} sku={chosen.sku} />
        </div>
        <div data-code="detail">
          <Description product={product} />
        </div>
      </div>
      <SkuSheet
        product={product}
        chosen={chosen}
        purpose={purpose}
        onMeasure={measuring.open}
        onClose={() => setPurpose(undefined)}
      />
      {measuring.goods && (
        <AreaCalculator
          goods={measuring.goods}
          open={measuring.isOpen}
          onClose={measuring.close}
          onApply={measuring.apply}
        />
      )}
      <ShareSheet product={product} sku={chosen.sku} open={sharing} onClose={() => setSharing(false)} />
    </ScreenPage>
  )
}
