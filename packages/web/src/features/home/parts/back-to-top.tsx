import ArrowUp from 'lucide-react/icons/arrow-up'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { scrollPageTo } from '#platform/scroll.ts'
import { usePassed } from '#platform/use-passed.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import styles from './back-to-top.module.css'

/** A button back to the top, shown after two screens of scrolling. */
export function BackToTop() {
  const t = useTexts('home')
  const { mark, passed } = usePassed()
  return (
    <>
      <div ref={mark} className={styles.mark} />
      {passed && (
        <div className={styles.place}>
          <div className={styles.disc}>
            <IconButton label={t('top')} icon={ArrowUp} iconSize={20} onClick={() => scrollPageTo(0)} />
          </div>
        </div>
      )}
    </>
  )
}
