import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PageSettings, readDocuments } from './documents.ts'
import { fail } from './errors.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Serves the built web app; every path that is not a file or an API answers its index page (history routing, spec §2).
 */
export async function registerWeb(app: FastifyInstance, folder: string, settings: PageSettings): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => fail(request, reply, { code: 'NOT_FOUND' }))
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: true,
    // The index page is sent by us: it differs by mode, screen and language.
    index: false,
    // The build's manifest is not public.
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      // File names in assets/ carry their content's hash.
      const isHashed = path.includes('/assets/')
      void reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  const documentFor = readDocuments(folder, settings)
  const sendPage = ({ url, headers }: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(documentFor(url, headers['accept-language']))
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: sendPage })
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|files|assets|simulator)\//.test(request.url)
    return isPage ? sendPage(request, reply) : fail(request, reply, { code: 'NOT_FOUND' })
  })
}
