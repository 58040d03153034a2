import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fail } from './errors.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Serves the built web app; every path that is not a file or an API answers its index page (history routing, spec §2).
 * The page learns the mode from its root element, so that a demo says that it is one.
 */
export async function registerWeb(app: FastifyInstance, folder: string, mode: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => fail(request, reply, { code: 'NOT_FOUND' }))
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: true,
    // The index page is sent by us: its root element carries the mode.
    index: false,
    // The build's manifest is nobody's business.
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      // File names in assets/ carry their content's hash.
      const isHashed = path.includes('/assets/')
      void reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace('<html ', `<html data-mode="${mode}" `)
  const sendPage = (reply: FastifyReply): FastifyReply => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: (_request, reply) => sendPage(reply) })
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|files|assets|simulator)\//.test(request.url)
    return isPage ? sendPage(reply) : fail(request, reply, { code: 'NOT_FOUND' })
  })
}
