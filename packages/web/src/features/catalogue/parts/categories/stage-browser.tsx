import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import PackageOpen from 'lucide-react/icons/package-open'
import { facetsQuery, type Stage, useProductPages } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { AddSheet } from '#widgets/add-sheet.tsx'
import { ProductPages } from '#widgets/product-pages.tsx'
import { useQuickAdd } from '#features/catalogue/use-quick-add.ts'
import styles from './browser.module.css'
import { BrandStrip, brandsOf } from './brand-strip.tsx'
import { Rail } from './rail.tsx'

interface StageBrowserProps {
  stages: readonly Stage[]
  stage: Stage
  onChoose: (code: string) => void
  /** The chosen brand; undefined: all. */
  brand: string | undefined
  onBrand: (code: string | undefined) => void
}

/** The construction stages on the left, the products for the chosen one on the right. */
export function StageBrowser({ stages, stage, onChoose, brand, onBrand }: StageBrowserProps) {
  const t = useTexts('goods')
  const facets = brand === undefined ? {} : { facets: `brand:${brand}` }
  const goods = useProductPages({ stage: stage.code, ...facets, sort: 'default' })
  const { data, error } = useQuery({ ...facetsQuery({ stage: stage.code }), staleTime: 10 * 60_000 })
  const quickAdd = useQuickAdd()
  return (
    <div className={styles.columns}>
      <Rail label={t('stages.rail')} items={stages} value={stage.code} onChoose={onChoose} />
      <section className={styles.stage} aria-label={stage.name} aria-busy={!goods.records && !goods.error}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title}>{stage.name}</h2>
            <p className={styles.hint}>{stage.hint}</p>
          </div>
          {goods.total > 0 && (
            <UiLink href={href('search', { stage: stage.code, ...facets })} className={styles.all}>
              {t('stages.all')}
              <Icon of={ChevronRight} size={14} />
            </UiLink>
          )}
        </div>
        <BrandStrip
          label={t('brands.label', { name: stage.name })}
          brands={data || error ? brandsOf(data?.facets) : undefined}
        >
          {({ code, name }) => (
            <Chip selected={code === brand} onClick={() => onBrand(code === brand ? undefined : code)}>
              {name}
            </Chip>
          )}
        </BrandStrip>
        <div className={styles.goods}>
          <ProductPages
            pages={goods}
            layout="compact"
            label={stage.name}
            quiet
            adding={quickAdd.list}
            empty={
              <EmptyState
                art={PackageOpen}
                title={t('stages.empty', { stage: stage.name })}
                hint={t('stages.emptyHint')}
              />
            }
          />
        </div>
      </section>
      <AddSheet {...quickAdd.sheet} />
    </div>
  )
}
