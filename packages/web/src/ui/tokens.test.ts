// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split("[data-theme='dark']")

function colours(block: string): Map<string, string> {
  return new Map([...block.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

const themes = { light: colours(lightCss), dark: colours(darkCss) }

/** WCAG 2.2 relative luminance of an opaque #rrggbb. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(theme: Map<string, string>, [front, back]: readonly [string, string]): number {
  const [light = 0, dark = 0] = [front, back].map((name) => luminance(theme.get(name) ?? '')).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const over = (fronts: string, backs: string) =>
  backs.split(' ').flatMap((back) => fronts.split(' ').map((front): [string, string] => [front, back]))

/** Text of any size. */
const textPairs = [
  ...over('text text-2 hint primary danger success warning', 'page card raised fill'),
  ...over('text text-2', 'fill-pressed picture'),
  ...over('text', 'segment'),
  ...over('price', 'card raised'),
  ...over('tab', 'card'),
  ...over('text text-2 hint primary primary-pressed', 'primary-tint'),
  ...over('danger text', 'price-tint'),
  ...over('on-primary', 'primary primary-pressed'),
  ...over('on-danger', 'danger danger-pressed'),
  ...over('on-badge', 'badge'),
  ...over('success text', 'success-tint'),
  ...over('warning text', 'warning-tint'),
  ...over('violet', 'violet-tint'),
  ...over('teal', 'teal-tint'),
  ...over('on-toast', 'toast'),
  ...over('on-viewer', 'viewer'),
]

/** Text from 18 px bold or 24 px, icons, and the edges that separate a control from its background. */
const largePairs = [
  ...over('control', 'page card raised fill'),
  ...over('price', 'page fill price-tint'),
  ...over('star', 'card raised'),
  ...over('badge', 'card'),
  ...over('hint', 'fill-pressed picture'),
]

for (const [name, theme] of Object.entries(themes)) {
  test.each(textPairs)(`${name}: %s on %s is readable`, (front, back) => {
    expect(contrast(theme, [front, back])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(largePairs)(`${name}: large %s on %s is readable`, (front, back) => {
    expect(contrast(theme, [front, back])).toBeGreaterThanOrEqual(3)
  })
}

test('dark is complete: every colour of light has its own in dark', () => {
  expect([...themes.dark.keys()].toSorted()).toEqual([...themes.light.keys()].toSorted())
})

const folder = new URL('.', import.meta.url).pathname
const sheets = globSync(`${folder}**/*.css`).map((path) => ({
  path: path.slice(folder.length),
  text: readFileSync(path, 'utf8'),
}))

test('every variable that the kit uses is declared', () => {
  const declared = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)))
  const used = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => `${name} ${path}`),
  )
  expect(used.filter((use) => !declared.has(use.split(' ')[0]))).toEqual([])
})

test('colours stand in tokens.css only, and no style sheet carries a data URI', () => {
  const strays = sheets
    .filter(({ path }) => path !== 'tokens.css')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|data:/gi)].map(([found]) => `${path} ${found}`),
    )
  expect(strays).toEqual([])
})

test('text is sized in rem by the scale alone', () => {
  const sizes = sheets
    .filter(({ path }) => path.endsWith('.module.css') && path !== 'media/avatar.module.css')
    .flatMap(({ path, text }) => [...text.matchAll(/font-size:\s*([^;]+);/g)].map(([, size]) => `${path} ${size}`))
  expect(sizes.filter((size) => !/ var\(--font-\d+\)$/.test(size))).toEqual([])
})

/** The fonts that a language names, in their order; the first rule is for every language without one of its own. */
const fontsOf = (language: string): string =>
  css
    .split(`:root:lang(${language})`)
    .at(1)
    ?.match(/--font-sans:([^;]*);/)?.[1] ?? ''

test('Traditional Chinese names only fonts that draw its characters', () => {
  expect(fontsOf('zh-Hant')).toMatch(/'PingFang TC'.*'Noto Sans TC'.*'Microsoft JhengHei'/s)
  expect(fontsOf('zh-Hant')).not.toMatch(/ SC'|YaHei/)
})
