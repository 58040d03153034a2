import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withFirstScreen } from './src/app/first-markup.ts'

const server = process.env.ZHUJIA_API ?? 'http://127.0.0.1:8080'

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
              // The first load has it: what only pages of one shop show stays out.
              test: /[\\/](src[\\/](ui|widgets(?![\\/](shop-contact|hours-text))|platform)|lucide-react)[\\/]/,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
