import { expect, test } from 'vitest'
import { LOCALES } from '../../packages/contract/src/core/locales.ts'
import { SCREENS } from '../../packages/contract/src/screens.ts'
import type { Manifest } from './bundle-sizes.ts'
import { keysOf, preloadsOf } from './screen-chunks.ts'

const texts = Object.fromEntries(
  LOCALES.flatMap((locale) =>
    ['core', 'home'].map((area) => [`src/locales/${locale}/${area}.ts`, { file: `${locale}-${area}.js` }]),
  ),
)
const MANIFEST: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, css: ['index.css'] },
  '_kit.js': { file: 'kit.js', imports: ['index.html'], css: ['kit.css'] },
  'src/features/home/pages/home-page.tsx': { file: 'home.js', imports: ['index.html', '_kit.js'], css: ['home.css'] },
  ...texts,
}
/** The app's loaders are read, not run. */
const HOME = {
  load: Object.assign(() => undefined, { toString: () => "() => import('./pages/home-page.tsx')" }),
  texts: ['home'],
  feature: 'home',
}

test('a document names what its page needs and the entry does not bring', () => {
  const preloads = preloadsOf(MANIFEST, { home: HOME })
  expect(Object.keys(preloads)).toEqual([SCREENS.home.path])
  expect(preloads[SCREENS.home.path]?.['fr']).toEqual([
    'home.css',
    'home.js',
    'kit.css',
    'kit.js',
    'fr-core.js',
    'fr-home.js',
  ])
})

test('a loader that imports no page is an error', () => {
  expect(() => keysOf('home', { load: () => undefined, texts: [], feature: 'home' }, 'fr')).toThrow(
    'features/home/screens.ts has no page for home',
  )
})
