import { deviceChoice } from './device-choice.ts'

/** Sizes of text in percent of what the browser is set to. Every size in the styles is in rem, so the root's scales all of them. */
export const TEXT_SIZES = ['100', '115', '130', '150'] as const

const choice = deviceChoice('text-size', TEXT_SIZES)

export const useTextSize = choice.useChoice

/** Changes the size of text and remembers it on this device. */
export const setTextSize = choice.set

/** Sets the saved size on the document before the first paint. base.css bounds it. */
export const startTextSize = (): void =>
  choice.start(() => document.documentElement.style.setProperty('--text-size', `${choice.get()}%`))
