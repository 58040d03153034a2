/** From the most particular to the most general: each browser also names those that it descends from. */
const BROWSERS = [
  ['WeChat', /MicroMessenger/],
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const
const SYSTEMS = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

const firstIn = (names: readonly (readonly [string, RegExp])[], agent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(agent))?.[0]

/** What this device is called in the list of one's devices: `Chrome · Android`. Empty where nothing is recognised. */
export const deviceName = (agent = navigator.userAgent): string =>
  [firstIn(BROWSERS, agent), firstIn(SYSTEMS, agent)].filter(Boolean).join(' · ')

/** Whether a device that called itself so is held in a hand. */
export const isHandheld = (name: string): boolean => /HarmonyOS|iPhone|iPad|Android/.test(name)
