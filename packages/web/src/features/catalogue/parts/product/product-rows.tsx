import { Fragment, useState } from 'react'
import type { ProductDetail, Sku } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { Image } from '#ui/media/image.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import { isLimit, shownGuarantees, TermSign } from '#widgets/promise-list.tsx'
import { groupLang, groupName } from '#widgets/spec-groups.tsx'
import { optionLang, useOptionWords } from '#widgets/option-words.ts'
import { specLine } from '#widgets/spec-text.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import { usePricingTexts } from '#widgets/measure-texts.ts'
import { priceRange } from '#features/catalogue/amounts.ts'
import { isMeasurable } from '#features/catalogue/measured.ts'
import type { ChosenSku } from '#features/catalogue/use-choice.ts'
import { useChosenWords } from '#features/catalogue/use-chosen-words.ts'
import { FreightRow } from '../freight-row.tsx'
import { InfoRow } from '../info-row.tsx'
import styles from './product-rows.module.css'
import { PromiseSheet } from './promise-sheet.tsx'

/** How many fit beside the label on a narrow phone. */
const PICTURES_MAX = 5

interface ProductRowsProps {
  product: ProductDetail
  chosen: ChosenSku
  onChoose: () => void
  onMeasure: () => void
}

/** The pictures of the SKUs, each once. */
function SkuPictures({ skus }: { skus: readonly Sku[] }) {
  const pictures = new Map(skus.map(({ picture }) => [picture.small, picture]))
  if (pictures.size < 2) return null
  return (
    <span className={styles.pictures}>
      {[...pictures.values()].slice(0, PICTURES_MAX).map((picture) => (
        <span key={picture.small} className={styles.picture}>
          <Image src={sourcesOf(picture)} alt="" sizes="40px" />
        </span>
      ))}
    </span>
  )
}

/** Values of options, then texts of the app, in one line. */
function Named({ names, others }: { names: readonly string[]; others: readonly string[] }) {
  const wordsOf = useOptionWords()
  return (
    <>
      {/* Two options may have the same value: its place says which it is. */}
      {Array.from(names.entries(), ([place, name]) => (
        <Fragment key={`${place} ${name}`}>
          {place > 0 && ' · '}
          <span lang={optionLang(name)}>{wordsOf(name)}</span>
        </Fragment>
      ))}
      {names.length > 0 && others.length > 0 && ' · '}
      {specLine(others)}
    </>
  )
}

/** What is still to be chosen, and the texts of the app after it. */
function ToChoose({ groups, others }: { groups: ProductDetail['specGroups']; others: readonly string[] }) {
  return (
    <>
      {groups.map((group, place) => (
        <Fragment key={group.name}>
          {place > 0 && ' · '}
          <span lang={groupLang(group)}>{groupName(group)}</span>
        </Fragment>
      ))}
      {groups.length > 0 && others.length > 0 && ' · '}
      {specLine(others)}
    </>
  )
}

function ChoiceRow({ product, chosen, onChoose }: Omit<ProductRowsProps, 'onMeasure'>) {
  const t = useTexts('goods')
  const units = useUnitTexts()
  const { sku, steps, measures, unit } = chosen
  const words = useChosenWords(product, chosen)
  const amount = measures === undefined ? [] : [units.amount(unit, steps)]
  return (
    <InfoRow label={t(sku ? 'sku.chosen' : 'sku.choose')} onClick={onChoose}>
      {sku ? (
        <Named names={words.spec} others={[...words.measures, ...words.toFill, ...amount]} />
      ) : (
        <span className={styles.muted}>
          <ToChoose groups={product.specGroups} others={words.toFill} />
        </span>
      )}
      <SkuPictures skus={product.skus} />
    </InfoRow>
  )
}

/** Opens the calculator from an area to a quantity, for goods that have one. */
function MeasureRow({ product, onMeasure }: Pick<ProductRowsProps, 'product' | 'onMeasure'>) {
  const t = useTexts('measure')
  if (!isMeasurable(product)) return null
  return (
    <InfoRow label={t('row.label')} onClick={onMeasure}>
      <span className={styles.muted}>{t('row.hint')}</span>
    </InfoRow>
  )
}

/** How a piece made to measure is charged. */
function PricingRow({ product: { madeToMeasure: rule, skus }, chosen }: Pick<ProductRowsProps, 'product' | 'chosen'>) {
  const t = useTexts('made')
  const pricing = usePricingTexts()
  if (!rule) return null
  const { low, high } = priceRange(skus)
  const unitFen = chosen.sku?.priceFen ?? (low === high ? low : undefined)
  return (
    <InfoRow label={t('pricing.label')}>
      {pricing(rule, unitFen).map((words) => (
        <span key={words} className={styles.sentence}>
          {words}
        </span>
      ))}
    </InfoRow>
  )
}

/** The rows for the choice, the freight and the promises. */
export function ProductRows(props: ProductRowsProps) {
  const t = useTexts('goods')
  const [reading, setReading] = useState(false)
  const { product } = props
  const terms = [
    { name: t(`returns.${product.returnRule}.title`), isGain: !isLimit(product.returnRule) },
    ...shownGuarantees(product.guarantees).map((code) => ({ name: t(`guarantees.${code}.title`), isGain: true })),
  ]
  return (
    <CellGroup>
      <div className={styles.rows}>
        <div className={styles.columns}>
          <ChoiceRow {...props} />
          <PricingRow {...props} />
          <MeasureRow {...props} />
          <FreightRow product={product} chosen={props.chosen} />
          {product.hasLots && <InfoRow label={t('lots.label')}>{t('lots.note')}</InfoRow>}
          {product.leadDays > 0 && (
            <InfoRow label={t('lead.label')}>{t('lead.note', { count: product.leadDays })}</InfoRow>
          )}
          <InfoRow label={t('promises.label')} onClick={() => setReading(true)}>
            <span className={styles.promises}>
              {terms.map(({ name, isGain }) => (
                <span key={name} className={styles.promise}>
                  <TermSign isGain={isGain} size={14} />
                  {name}
                </span>
              ))}
            </span>
          </InfoRow>
        </div>
      </div>
      <PromiseSheet product={product} open={reading} onClose={() => setReading(false)} />
    </CellGroup>
  )
}
