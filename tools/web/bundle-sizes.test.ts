import { expect, test } from 'vitest'
import {
  closureOf,
  entriesOf,
  inKb,
  LIMITS,
  loadOf,
  type Manifest,
  pageSizes,
  sizeFaults,
  summaryOf,
} from './bundle-sizes.ts'

const HOME = 'src/features/home/pages/home-page.tsx'
const CART = 'src/features/cart/pages/cart-page.tsx'

/** An entry, two pages that share a chunk, and a lazily loaded one that nobody needs at first. */
const MANIFEST: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_roles.js'], css: ['index.css'] },
  '_roles.js': { file: 'roles.js' },
  '_card.js': { file: 'card.js', imports: ['index.html'], css: ['card.css'] },
  [HOME]: { file: 'home.js', imports: ['index.html', '_card.js'], css: ['home.css'] },
  [CART]: { file: 'cart.js', imports: ['index.html', '_card.js'], css: ['index.css'] },
  'src/locales/zh-Hans/core.ts': { file: 'core.js' },
  '../contract/src/auth/schemas.ts': { file: 'schemas.js', imports: ['index.html'] },
}
const BYTES: Readonly<Record<string, number>> = {
  'index.js': 1000,
  'roles.js': 10,
  'card.js': 200,
  'home.js': 30,
  'cart.js': 40,
  'core.js': 5,
  'schemas.js': 9000,
  'index.css': 100,
  'card.css': 20,
  'home.css': 3,
}
const sizeOf = (file: string): number => BYTES[file] ?? Number.NaN

test('a closure holds each chunk once, and what is only loaded later not at all', () => {
  expect(
    closureOf(MANIFEST, [HOME, CART])
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(['card.js', 'cart.js', 'home.js', 'index.js', 'roles.js'])
  expect(entriesOf(MANIFEST)).toEqual(['index.html'])
})

test('a key that is not there is an error, not a zero', () => {
  expect(() => closureOf(MANIFEST, ['src/gone.tsx'])).toThrow('the manifest has no src/gone.tsx')
})

test('a load counts scripts and styles, a shared file once', () => {
  expect(loadOf(MANIFEST, ['index.html', HOME, 'src/locales/zh-Hans/core.ts'], sizeOf)).toEqual({
    script: 1245,
    css: 123,
  })
  expect(loadOf(MANIFEST, ['index.html', CART], sizeOf)).toEqual({ script: 1250, css: 120 })
})

test('a page is its own chunk, and adds what it shares with others but not the entry', () => {
  expect(pageSizes(MANIFEST, sizeOf)).toEqual([
    { page: 'cart/cart-page', own: 40, added: 240 },
    { page: 'home/home-page', own: 30, added: 230 },
  ])
})

test('exactly the limit fits; one byte more is named', () => {
  const page = { page: 'home/home-page', own: LIMITS.page, added: 0 }
  expect(sizeFaults({ script: LIMITS.script, css: LIMITS.css }, [page])).toEqual([])
  expect(
    sizeFaults({ script: LIMITS.script + 103, css: LIMITS.css + 1 }, [{ ...page, own: LIMITS.page + 1024 }]),
  ).toEqual([
    'script of the first load: 140.1 KB, at most 140.0 KB',
    'CSS of the first load: 20.0 KB, at most 20.0 KB',
    'page home/home-page: 31.0 KB, at most 30.0 KB',
  ])
})

test('sizes are printed in units of 1,024 bytes', () => {
  expect(inKb(1536)).toBe('1.5 KB')
})

test('one line says how large everything is', () => {
  const pages = [
    { page: 'cart/cart-page', own: 2048, added: 0 },
    { page: 'home/home-page', own: 1024, added: 0 },
  ]
  expect(summaryOf({ script: 1024, css: 512 }, pages, ['one'])).toBe(
    'first load of home 1.0 KB of script (at most 140.0 KB) and 0.5 KB of CSS (at most 20.0 KB), largest of 2 pages cart/cart-page 2.0 KB (at most 30.0 KB), 1 too large',
  )
})
