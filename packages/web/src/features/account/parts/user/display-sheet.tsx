import { type Locale, LOCALES } from '@zhujia/contract/core/locales.ts'
import { useState } from 'react'
import { setLocale, useLocale } from '#platform/i18n/locale.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { setTheme, useTheme, useThemeChoice } from '#platform/theme.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import styles from './display-sheet.module.css'

/** The name of a language in that language. */
const ownName = (locale: Locale): string => new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale

const OPTIONS = LOCALES.map((value) => ({ value, label: <span lang={value}>{ownName(value)}</span> }))

function Language() {
  const t = useTexts('account')
  const locale = useLocale()
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
    <RadioGroup
      label={t('display.language')}
      options={OPTIONS}
      value={wanted ?? locale}
      onChange={(next) => void choose(next)}
    />
  )
}

/** Language and dark mode: saved on this device, for guests too. */
export function DisplaySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('account')
  const theme = useTheme()
  const follows = useThemeChoice() === 'system'
  return (
    <Sheet open={open} onClose={onClose} title={t('display.title')}>
      <div className={styles.row}>
        <div>
          <p>{t('display.dark')}</p>
          <p className={styles.note}>{t('display.darkHint')}</p>
        </div>
        <Switch
          checked={theme === 'dark'}
          onChange={(on) => setTheme(on ? 'dark' : 'light')}
          label={t('display.dark')}
        />
      </div>
      <div className={styles.row}>
        <div>
          <p>{t('display.system')}</p>
          <p className={styles.note}>{t('display.systemHint')}</p>
        </div>
        <Switch checked={follows} onChange={(on) => setTheme(on ? 'system' : theme)} label={t('display.system')} />
      </div>
      <Language />
    </Sheet>
  )
}
