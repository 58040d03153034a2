import ALargeSmall from 'lucide-react/icons/a-large-small'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Palette from 'lucide-react/icons/palette'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { setTextSize, TEXT_SIZES, useTextSize } from '#platform/text-size.ts'
import { setTheme, THEMES, useThemeChoice } from '#platform/theme.ts'
import { type DrawnIcon, Icon } from '#ui/display/icon.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { Cell } from '#ui/list/cell.tsx'
import styles from './display-group.module.css'
import { LanguageCell } from './language-cell.tsx'

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor } as const
const SIZE_NAMES = { 100: 'standard', 115: 'large', 130: 'larger', 150: 'largest' } as const

/** A setting whose few values stand below its name. */
function Setting({
  icon,
  title,
  value,
  children,
}: {
  icon: DrawnIcon
  title: string
  value?: string
  children: ReactNode
}) {
  return (
    <div className={styles.setting}>
      <Cell icon={icon} title={title} value={value} />
      <div className={styles.choice}>{children}</div>
    </div>
  )
}

function Appearance() {
  const t = useTexts('settings')
  const items = THEMES.map((key) => ({
    key,
    label: (
      <>
        <Icon of={THEME_ICONS[key]} size={16} />
        {t(`display.themes.${key}`)}
      </>
    ),
  }))
  return (
    <Setting icon={Palette} title={t('display.theme')}>
      <Segmented label={t('display.theme')} items={items} value={useThemeChoice()} onChange={setTheme} />
    </Setting>
  )
}

/** Each size is shown by a letter of that size, relative to the others. */
function TextSize() {
  const t = useTexts('settings')
  const { percent } = useFormats()
  const chosen = useTextSize()
  const nameOf = (size: (typeof TEXT_SIZES)[number]) =>
    `${t(`display.sizes.${SIZE_NAMES[size]}`)} ${percent(Number(size) / 100)}`
  const items = TEXT_SIZES.map((key) => ({
    key,
    label: (
      <>
        <span className={styles[SIZE_NAMES[key]]} aria-hidden="true">
          {t('display.sample')}
        </span>
        <span className="visually-hidden">{nameOf(key)}</span>
      </>
    ),
  }))
  return (
    <Setting icon={ALargeSmall} title={t('display.textSize')} value={nameOf(chosen)}>
      <Segmented label={t('display.textSize')} items={items} value={chosen} onChange={setTextSize} />
    </Setting>
  )
}

/** Language, appearance and size of text: of this device, for guests too. */
export function DisplayGroup() {
  const t = useTexts('settings')
  return (
    <CellGroup title={t('display.title')}>
      <LanguageCell />
      <Appearance />
      <TextSize />
    </CellGroup>
  )
}
