import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withFirstScreen } from './src/app/first-markup.ts'

const server = process.env.ZHUJIA_API ?? 'http://127.0.0.1:8080'

/** Of the kit, what pages of goods, orders, shops and forms show and home does not: it stays out of the first load. */
const LATER = [
  'ui/(overlay/sheet-foot|form/(radio-group|search-field|segmented)|media/avatar|layout/card|list/cell)',
  'platform/(typed-phone|folded)',
  'widgets/(add-sheet|address-card|agreement-sheet|bought-together|hours-text|line-item|measure-texts|option-words|phone-field|promise-list|review-card)',
  'widgets/(sale-stepper|shop-contact|sku-|spec-groups|spec-text)',
]
const inSource = (paths: string): string => `src/${paths}`.replaceAll('/', String.raw`[\\/]`)
const KIT = new RegExp(
  `(?!.*${inSource(`(${LATER.join('|')})`)}).*(${inSource('(ui|widgets|platform)/')}|lucide-react${String.raw`[\\/]`})`,
)

export default defineConfig({
  plugins: [react(), { name: 'first-screen', transformIndexHtml: withFirstScreen }],
  server: { proxy: { '/api': server, '/files': server, '/simulator': server } },
  build: {
    target: 'es2022',
    // The content security policy allows no data URIs.
    assetsInlineLimit: 0,
    // Vite's preload polyfill would be an inline script.
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 3 },
            // Pages without a form do not load it: most first visits see none.
            { name: 'forms', test: /[\\/](src[\\/]platform[\\/]form\b|react-hook-form[\\/])/, priority: 2 },
            {
              name: 'kit',
              test: KIT,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
