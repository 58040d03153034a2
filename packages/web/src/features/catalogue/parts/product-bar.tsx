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
  /** The gallery has been scrolled past: the bar gets its ground and the ways to the parts of the page. */
  solid: boolean
  current: Anchor
  onAnchor: (anchor: Anchor) => void
}

/** The bar over a product's gallery. Its h1 is for screen readers: the name stands below the pictures. */
export function ProductBar({ title, solid, current, onAnchor }: ProductBarProps) {
  const t = useTexts('goods')
  const core = useTexts('core')
  const { navigateBack } = useNavigation()
  return (
    <header className={styles.bar}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={cx(styles.row, solid && styles.solid)}>
        <IconButton label={core('ui.back')} icon={ChevronLeft} tone={solid ? 'text' : 'on-picture'} onClick={() => navigateBack()} />
        {solid && (
          <div className={styles.tabs}>
            <Tabs
              label={t('anchors.label')}
              items={[
                { key: 'goods', label: t('anchors.goods') },
                { key: 'parameters', label: t('anchors.parameters') },
                { key: 'detail', label: t('anchors.detail') },
              ]}
              value={current}
              onChange={onAnchor}
            />
          </div>
        )}
      </div>
    </header>
  )
}
