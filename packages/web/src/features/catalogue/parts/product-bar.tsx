import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { useNavigation } from '../../../platform/navigation.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import styles from './product-bar.module.css'
import type { Anchor } from './use-anchors.ts'

interface ProductBarProps {
  title: string
  /** The ways to the parts of the page, once the gallery has been scrolled past: the bar then gets its ground. */
  anchors?: { current: Anchor; goTo: (anchor: Anchor) => void } | undefined
}

/** The bar over a product's gallery. Its h1 is for screen readers: the name stands below the pictures. */
export function ProductBar({ title, anchors }: ProductBarProps) {
  const t = useTexts('goods')
  const core = useTexts('core')
  const { navigateBack } = useNavigation()
  return (
    <header className={styles.bar}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={cx(styles.row, anchors && styles.solid)}>
        <IconButton label={core('ui.back')} icon={ChevronLeft} tone={anchors ? 'text' : 'on-picture'} onClick={() => navigateBack()} />
        {anchors && (
          <div className={styles.tabs}>
            <Tabs
              label={t('anchors.label')}
              items={[
                { key: 'goods', label: t('anchors.goods') },
                { key: 'parameters', label: t('anchors.parameters') },
                { key: 'detail', label: t('anchors.detail') },
              ]}
              value={anchors.current}
              onChange={anchors.goTo}
            />
          </div>
        )}
      </div>
    </header>
  )
}
