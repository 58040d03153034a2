import { buildWeb } from './build-web.ts'

/** `npm start`: builds what changed, then becomes the server. */
await buildWeb()
await import('../packages/server/src/main.ts')
