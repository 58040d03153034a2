import ChevronLeft from 'lucide-react/icons/chevron-left'
import Share2 from 'lucide-react/icons/share-2'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Tabs, type TabItem } from '#ui/layout/tabs.tsx'
import styles from './product-bar.module.css'
import { GOODS_LANG } from '#widgets/goods-lang.ts'

interface ProductBarProps<Key extends string> {
  title: string
  /** The links to the parts of the page, once the gallery has been scrolled past: the bar then gets a background. */
  anchors?: { items: readonly TabItem<Key>[]; current: Key; goTo: (anchor: Key) => void } | undefined
  onShare?: (() => void) | undefined
}

/** The bar over a product's gallery. Its h1 is for screen readers: the name stands below the pictures. */
export function ProductBar<Key extends string>({ title, anchors, onShare }: ProductBarProps<Key>) {
  const t = useTexts('goods')
  const core = useTexts('core')
  const { navigateBack } = useNavigation()
  const tone = anchors ? 'text' : 'on-picture'
  return (
    <header className={styles.bar}>
      <h1 className="visually-hidden" lang={GOODS_LANG}>
        {title}
      </h1>
      <div className={cx(styles.row, anchors && styles.solid)}>
        <IconButton label={core('ui.back')} icon={ChevronLeft} tone={tone} onClick={() => navigateBack()} />
        <div className={styles.tabs}>
          {anchors && (
            <Tabs label={t('anchors.label')} items={anchors.items} value={anchors.current} onChange={anchors.goTo} />
          )}
        </div>
        {onShare ? (
          <IconButton label={t('share.open')} icon={Share2} iconSize={20} tone={tone} onClick={onShare} />
        ) : (
          <span className={styles.end} />
        )}
      </div>
    </header>
  )
}
