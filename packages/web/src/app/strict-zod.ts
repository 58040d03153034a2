declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

/**
 * Stops zod, which is loaded later with the forms, from testing whether it may compile code from text: the content
 * security policy forbids it, and even a swallowed try is reported as a violation.
 */
export function forbidCodeFromText(): void {
  globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }
}
