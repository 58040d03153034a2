import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fail } from './errors.ts'

const YEAR_SECONDS = 31_536_000

/** Serves the built web app; every path that is not a file or an API answers its index page (history routing, spec §2). */
export async function registerWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => fail(request, reply, { code: 'NOT_FOUND' }))
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // File names in assets/ carry their content's hash.
      const isHashed = path.includes('/assets/')
      void reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|files|assets|simulator)\//.test(request.url)
    return isPage ? reply.type('text/html').sendFile('index.html') : fail(request, reply, { code: 'NOT_FOUND' })
  })
}
