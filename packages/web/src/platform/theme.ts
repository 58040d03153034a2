import { deviceChoice } from './device-choice.ts'

// Light by default (spec §1): the system's theme counts only when the person chose to follow it.
export const THEMES = ['light', 'dark', 'system'] as const

const choice = deviceChoice('theme', THEMES)
const systemDark = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

function apply(): void {
  const chosen = choice.get()
  const system = systemDark()?.matches ? 'dark' : 'light'
  const theme = chosen === 'system' ? system : chosen
  const root = document.documentElement
  root.dataset.theme = theme
  // Scrollbars, form controls and the canvas behind the page follow this one.
  root.style.colorScheme = theme
}

/** What was chosen: a theme, or that of the system. */
export const useThemeChoice = choice.useChoice

/** Switches the theme and remembers it on this device. */
export const setTheme = choice.set

/** Sets the saved theme on the document before the first paint, and follows the system if that was chosen. */
export function startTheme(): void {
  choice.start(apply)
  systemDark()?.addEventListener('change', apply)
}
