/** The address of the app under test, from ZHUJIA_URL; throws when the runner has not set it. */
export function getAppUrl(text = process.env['ZHUJIA_URL']): string {
  // A bare `localhost:8080` parses too, as an address with the scheme "localhost".
  if (text === undefined || !URL.canParse(text) || !/^https?:/.test(text)) {
    throw new Error(
      `ZHUJIA_URL must be the address of the app under test, such as http://127.0.0.1:8080; it is ${text ?? 'not set'}.`,
    )
  }
  return text
}

/** Whether a request to `url` leaves the app's origin. Data and blob addresses ask no other machine. */
export function leavesOrigin(url: string, appUrl: string): boolean {
  const target = new URL(url)
  if (['data:', 'blob:', 'about:'].includes(target.protocol)) return false
  const app = new URL(appUrl)
  // A WebSocket to the app's own host and port does not leave the origin.
  const socket = app.protocol === 'https:' ? 'wss:' : 'ws:'
  return target.host !== app.host || ![app.protocol, socket].includes(target.protocol)
}

/**
 * Chromium's switches that make every host but the app's unknown, so that a request which leaves the
 * origin fails at once and is never sent. Cheaper than intercepting, which also turns the cache off.
 */
export function originArgs(appUrl: string | undefined): string[] {
  if (appUrl === undefined || !URL.canParse(appUrl)) return []
  return [`--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(appUrl).hostname}`]
}
