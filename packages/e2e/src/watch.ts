import type { BrowserContext, Page } from '@playwright/test'
import { leavesOrigin } from './origin.ts'

/**
 * Records whatever goes wrong in a visitor's browser from now on, all tabs included: console errors,
 * uncaught errors, unhandled rejections and requests or sockets that leave the app's origin.
 */
export function watch(context: BrowserContext, appUrl: string, report: (problem: string) => void): void {
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    report(`console error: ${message.text()} (${message.location().url})`)
  })
  // Chromium reports unhandled rejections here as well. A syntax error has an empty stack.
  context.on('weberror', (webError) => {
    const { stack, name, message } = webError.error()
    report(`page error: ${stack || `${name}: ${message}`}`)
  })
  context.on('request', (request) => {
    if (!leavesOrigin(request.url(), appUrl)) return
    report(`request left the origin: ${request.method()} ${request.url()}`)
  })
  const watchSockets = (page: Page): void => {
    page.on('websocket', (socket) => {
      if (leavesOrigin(socket.url(), appUrl)) report(`socket left the origin: ${socket.url()}`)
    })
  }
  context.pages().forEach(watchSockets)
  context.on('page', watchSockets)
}
