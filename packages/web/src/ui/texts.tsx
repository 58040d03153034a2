import { createContext, use, type ReactNode } from 'react'

/**
 * The texts of the ui kit itself. A page's texts come in through props; these are the ones a page need not repeat:
 * names of controls, hints of gestures, texts for screen readers.
 */
export interface UiTexts {
  back: string
  close: string
  cancel: string
  confirm: string
  done: string
  retry: string
  loading: string
  required: string
  clear: string
  showPassword: string
  hidePassword: string
  increase: string
  decrease: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  viewPicture: string
  pictureFailed: string
  pause: string
  play: string
  pullToRefresh: string
  releaseToRefresh: string
  refreshing: string
  refresh: string
  noMore: string
  loadFailed: string
  offline: string
  offlineHint: string
  moreActions: string
  copy: string
  copied: string
  copyFailed: string
  unavailable: string
  stepDone: string
  stepEnded: string
  pleaseChoose: string
  /** "12 / 200 characters", read aloud while typing. */
  characters: (used: number, max: number) => string
  /** The text of a badge's number: "3 unread". */
  badge: (count: number) => string
  /** The text of a badge's dot: "something new". */
  dot: string
  /** "Picture 2 of 5". */
  pictureOf: (index: number, total: number) => string
  /** "Send again in 42 s". */
  resendIn: (seconds: number) => string
  /** The days before a countdown's clock: "2 days". */
  days: (days: number) => string
}

const UiTextsContext = createContext<UiTexts | undefined>(undefined)

/** Provides the texts of the ui kit; the app renders it once and passes new texts when the language changes. */
export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>
}

/** The texts of the ui kit; throws without the provider, since a silent fallback would hide untranslated text. */
export function useUiTexts(): UiTexts {
  const texts = use(UiTextsContext)
  if (!texts) throw new Error('UiTextsProvider is missing above this component')
  return texts
}
