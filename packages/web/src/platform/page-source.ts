import type { ScreenKey } from '@zhujia/contract/screens.ts'
import type { ComponentType } from 'react'
import type { Area } from '#locales/catalogue.generated.ts'

/** The page of a screen, in a chunk of its own. */
export interface PageSource {
  load: () => Promise<{ default: ComponentType }>
  /** The areas of texts that come with it, beside `core`; others that it uses come later. */
  texts: readonly Area[]
}

/** The pages of a feature, by the screen's key. */
export type PageSources = Readonly<Partial<Record<ScreenKey, PageSource>>>
