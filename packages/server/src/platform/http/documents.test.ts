import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { href } from '@zhujia/contract/screens.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDocuments } from './documents.ts'

const HOME = href('home')
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhujia-web-'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), '<html lang="zh-Hans"><head></head></html>')
  const files = {
    'zh-Hans': ['assets/home.css', 'assets/home.js', 'assets/zh.js'],
    fr: ['assets/home.js', 'assets/fr.js'],
  }
  writeFileSync(join(folder, '.vite/preloads.json'), JSON.stringify({ [HOME]: files }))
})
afterAll(() => rmSync(folder, { recursive: true }))

const FRENCH =
  '<html data-mode="demo" data-page-max="480" lang="fr"><head><link rel="modulepreload" crossorigin href="/assets/home.js"><link rel="modulepreload" crossorigin href="/assets/fr.js"></head></html>'

test('the document of a screen names what it needs, with the texts of the language', () => {
  const documentFor = readDocuments(folder, { mode: 'demo', pageMax: 480 })
  expect(documentFor(`${HOME}?a=1`, 'fr-FR, en;q=0.5')).toBe(FRENCH)
  expect(documentFor('/', undefined)).toContain('<link rel="stylesheet" crossorigin href="/assets/home.css">')
})

test('a caller without a language gets Chinese', () => {
  expect(readDocuments(folder, { mode: 'demo', pageMax: 480 })(HOME, undefined)).toContain(
    '<html data-mode="demo" data-page-max="480" lang="zh-Hans">',
  )
})

test('any other address has the plain one', () => {
  expect(readDocuments(folder, { mode: 'production', pageMax: 'none' })('/nowhere', 'fr')).toBe(
    '<html data-mode="production" data-page-max="none" lang="fr"><head></head></html>',
  )
})
