import { type ReactNode, useMemo } from 'react'
import { type TranslateArea, useTexts } from '../platform/i18n/use-texts.ts'
import { type UiTexts, UiTextsProvider } from '../ui/texts.tsx'

const PLAIN = [
  'back',
  'close',
  'cancel',
  'confirm',
  'done',
  'retry',
  'loading',
  'required',
  'clear',
  'showPassword',
  'hidePassword',
  'increase',
  'decrease',
  'previous',
  'next',
  'pause',
  'play',
  'zoomIn',
  'zoomOut',
  'viewPicture',
  'pictureFailed',
  'pullToRefresh',
  'releaseToRefresh',
  'refreshing',
  'refresh',
  'noMore',
  'loadFailed',
  'offline',
  'offlineHint',
  'moreActions',
  'copy',
  'copied',
  'copyFailed',
  'unavailable',
  'stepDone',
  'stepEnded',
  'pleaseChoose',
  'dot',
] as const satisfies readonly (keyof UiTexts)[]

type PlainTexts = Pick<UiTexts, (typeof PLAIN)[number]>

function textsOf(t: TranslateArea<'core'>): UiTexts {
  const plain = Object.fromEntries(PLAIN.map((name) => [name, t(`ui.${name}`)])) as Record<keyof PlainTexts, string>
  return {
    ...plain,
    characters: (used, max) => t('ui.characters', { used, max }),
    badge: (count) => t('ui.badge', { count }),
    pictureOf: (index, total) => t('ui.pictureOf', { index, total }),
    resendIn: (seconds) => t('ui.resendIn', { seconds }),
    days: (count) => t('ui.days', { count }),
  }
}

/** Passes the texts of the ui kit in the interface's language. */
export function UiWords({ children }: { children: ReactNode }) {
  const t = useTexts('core')
  const texts = useMemo(() => textsOf(t), [t])
  return <UiTextsProvider texts={texts}>{children}</UiTextsProvider>
}
