import type { Snapshot } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { Gallery } from '#ui/media/gallery.tsx'
import { Chapters } from '#widgets/chapters.tsx'
import { Fact, FactTable } from '#widgets/fact-table.tsx'
import { useMeasuringTexts, usePricingTexts } from '#widgets/measure-texts.ts'
import { OwnFacts } from '#widgets/own-facts.tsx'
import { PackFacts } from '#widgets/pack-facts.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import { PriceText, SalePrice } from '#widgets/price-text.tsx'
import { PromiseList } from '#widgets/promise-list.tsx'
import { specLine, useSpecParts } from '#widgets/spec-text.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import styles from './snapshot.module.css'

interface PartProps {
  snapshot: Snapshot
}

/** The goods as they were shown, and the bought SKU. */
function Goods({ snapshot: { listing, line } }: PartProps) {
  const t = useTexts('snapshot')
  const goods = useTexts('goods')
  const units = useUnitTexts()
  const made = useTexts('made')
  const pricing = usePricingTexts()
  const measuring = useMeasuringTexts()
  const { title, subtitle, gallery, video, madeToMeasure: rule } = listing
  const chosen = useSpecParts()(line)
  return (
    <Card flush>
      <Gallery
        label={t('pictures')}
        video={video ? { src: video.src, poster: sourcesOf(video.poster), label: goods('product.video') } : undefined}
        pictures={gallery.map((picture) => ({ src: sourcesOf(picture), alt: title }))}
      />
      <div className={styles.words}>
        <SalePrice fen={line.priceFen} unit={line.unit} size="large" />
        <h2 className={styles.title}>{title}</h2>
        {subtitle && <p className={styles.explain}>{subtitle}</p>}
        <FactTable>
          {chosen.length > 0 && <Fact name={goods('sku.chosen')}>{specLine(chosen)}</Fact>}
          {rule && measuring(rule).length > 0 && (
            <Fact name={made('how')}>
              {measuring(rule).map((words) => (
                <p key={words}>{words}</p>
              ))}
            </Fact>
          )}
          {rule && (
            <Fact name={made('pricing.label')}>
              {pricing(rule).map((words) => (
                <p key={words}>{words}</p>
              ))}
            </Fact>
          )}
          <Fact name={t('bought')}>{units.amount(line.unit, line.quantity)}</Fact>
          {line.lotCode !== null && <Fact name={t('lot')}>{line.lotCode}</Fact>}
          <Fact name={t('total')}>
            <PriceText fen={line.totalFen} />
          </Fact>
        </FactTable>
      </div>
    </Card>
  )
}

function Shop({ snapshot: { listing } }: PartProps) {
  const t = useTexts('snapshot')
  const { name, province, city, servicePhone } = listing.shop
  return (
    <Card title={t('shop')}>
      <FactTable>
        <Fact name={t('field.shopName')}>{name}</Fact>
        <Fact name={t('field.shopPlace')}>
          {province}
          {city}
        </Fact>
        {servicePhone && <Fact name={t('phone')}>{servicePhone}</Fact>}
      </FactTable>
    </Card>
  )
}

function Facts({ snapshot: { listing } }: PartProps) {
  const goods = useTexts('goods')
  return (
    <Card title={goods('parameters.title')}>
      <FactTable>
        <Fact name={goods('parameters.brand')}>{listing.brand}</Fact>
        <Fact name={goods('parameters.category')}>{listing.categoryPath.map(({ name }) => name).join(' / ')}</Fact>
        <OwnFacts attributes={listing.attributes} parameters={listing.parameters} />
      </FactTable>
    </Card>
  )
}

/** The listing from its pictures down, as it was when it was bought. */
export function BoughtListing({ snapshot }: PartProps) {
  const goods = useTexts('goods')
  const { listing, line } = snapshot
  return (
    <>
      <Goods snapshot={snapshot} />
      <Card title={goods('promises.title')}>
        <PromiseList {...listing} />
      </Card>
      <Shop snapshot={snapshot} />
      <Facts snapshot={snapshot} />
      <Card title={goods('packing.title')}>
        <FactTable>
          <PackFacts unit={line.unit} pack={listing.pack} />
        </FactTable>
      </Card>
      {listing.description.length > 0 && (
        <Card title={goods('detail.title')}>
          <Chapters chapters={listing.description} />
        </Card>
      )}
    </>
  )
}
