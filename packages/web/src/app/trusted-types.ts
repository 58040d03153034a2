export {}

interface Policy {
  createHTML: (html: string) => string | undefined
  createScriptURL: (url: string) => string | undefined
}

declare global {
  interface Window {
    /** Absent where the browser does not know trusted types. */
    trustedTypes?: { createPolicy: (name: 'default', policy: Policy) => unknown }
  }
}

/** What Leaflet and React Aria insert while they load: nothing, and an empty drawing that shows what the browser can do. */
const HTML: ReadonlySet<string> = new Set(['', '<svg/>'])
const OWN_SCRIPT = /^\/(sw|assets\/[\w-]+)\.js$/

function ownScript(url: string): string | undefined {
  const { origin, pathname, search } = new URL(url, window.location.href)
  return origin === window.location.origin && search === '' && OWN_SCRIPT.test(pathname) ? url : undefined
}

// A library that the content security policy would stop gets through with exactly this, and with nothing else. The
// first import of the entry: some libraries insert while they are imported.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (HTML.has(html) ? html : undefined),
  createScriptURL: ownScript,
})
