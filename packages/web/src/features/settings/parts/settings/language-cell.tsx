import { type Locale, LOCALES } from '@zhujia/contract/core/locales.ts'
import Languages from 'lucide-react/icons/languages'
import { useState } from 'react'
import { setLocale, useLocale } from '#platform/i18n/locale.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { Cell } from '#ui/list/cell.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'

/** The name of a language in that language. */
const ownName = (locale: Locale): string => new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale

const OPTIONS = LOCALES.map((value) => ({ value, label: <span lang={value}>{ownName(value)}</span> }))

/** The language: its row, and the choice behind it, which stays open so that one sees what one chose. */
export function LanguageCell() {
  const t = useTexts('settings')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState<Locale>()
  const choose = async (next: Locale) => {
    setWanted(next)
    try {
      await setLocale(next)
    } catch {
      showToast(t('display.failed'), { kind: 'error' })
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <>
      <Cell icon={Languages} title={t('display.language')} value={ownName(locale)} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('display.language')}>
        <RadioGroup
          label={t('display.language')}
          hideLabel
          options={OPTIONS}
          value={wanted ?? locale}
          onChange={(next) => void choose(next)}
        />
      </Sheet>
    </>
  )
}
