import { useQueryClient } from '@tanstack/react-query'
import BrushCleaning from 'lucide-react/icons/brush-cleaning'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '#platform/i18n/locale.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { Cell } from '#ui/list/cell.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { byteSize } from '#features/settings/byte-size.ts'
import { clearCache, type DeviceCache, measureCache, totalOf } from '#features/settings/device-cache.ts'
import styles from './cache-cell.module.css'

const PARTS = [
  { part: 'answers', note: 'cache.answersNote' },
  { part: 'searches', note: undefined },
] as const

/** What the device has, measured when the page comes into sight and again when it is asked for. */
function useDeviceCache() {
  const client = useQueryClient()
  const [cache, setCache] = useState<DeviceCache>({ answers: 0, searches: 0 })
  const measure = () => setCache(measureCache(client))
  const measureFirst = useEffectEvent(measure)
  // After the first drawing: the page's own queries are in use from then on.
  useEffect(() => {
    const frame = requestAnimationFrame(() => measureFirst())
    return () => cancelAnimationFrame(frame)
  }, [])
  return {
    cache,
    measure,
    clear: () => {
      const gone = clearCache(client)
      measure()
      return gone
    },
  }
}

/** What can be removed from this device without losing work: how much it is, what of it, and what stays. */
export function CacheCell() {
  const t = useTexts('settings')
  const locale = useLocale()
  const { cache, measure, clear } = useDeviceCache()
  const [open, setOpen] = useState(false)
  const total = totalOf(cache)
  const size = (bytes: number) => byteSize(bytes, locale)
  const show = () => {
    setOpen(true)
    measure()
  }
  const remove = () => {
    showToast(t('cache.done', { size: size(clear()) }))
    setOpen(false)
  }
  return (
    <>
      <Cell
        icon={BrushCleaning}
        title={t('cache.cell')}
        value={total > 0 ? size(total) : t('cache.none')}
        onClick={total > 0 ? show : undefined}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('cache.cell')}
        footer={
          <Button block size="large" disabled={total === 0} onClick={remove}>
            {t('cache.clear', { size: size(total) })}
          </Button>
        }
      >
        <ul className={styles.parts}>
          {PARTS.filter(({ part }) => cache[part] > 0).map(({ part, note }) => (
            <li key={part}>
              <Cell title={t(`cache.${part}`)} note={note && t(note)} value={size(cache[part])} />
            </li>
          ))}
        </ul>
        <p className={styles.keeps}>{t('cache.keeps')}</p>
      </Sheet>
    </>
  )
}
