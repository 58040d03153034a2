import { href } from '@zhujia/contract/screens.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import PackageOpen from 'lucide-react/icons/package-open'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { useApiPages } from '../../../platform/pages.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { ProductPages } from '../../../widgets/product-pages.tsx'
import type { Stage } from '../queries.ts'
import styles from './browser.module.css'
import { Rail } from './rail.tsx'

interface StageBrowserProps {
  stages: readonly Stage[]
  stage: Stage
  onChoose: (code: string) => void
}

/** The stages of the works on the left, on the right what is bought for the chosen one. */
export function StageBrowser({ stages, stage, onChoose }: StageBrowserProps) {
  const t = useTexts('goods')
  const goods = useApiPages('catalogue.listProducts', { stage: stage.code, sort: 'default' })
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
            <UiLink href={href('search', { stage: stage.code })} className={styles.all}>
              {t('stages.all')}
              <Icon of={ChevronRight} size={14} />
            </UiLink>
          )}
        </div>
        <div className={styles.goods}>
          <ProductPages
            pages={goods}
            layout="compact"
            label={stage.name}
            quiet
            empty={<EmptyState art={PackageOpen} title={t('stages.empty', { stage: stage.name })} hint={t('stages.emptyHint')} />}
          />
        </div>
      </section>
    </div>
  )
}
