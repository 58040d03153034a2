import { readStored, writeStored } from './storage.ts'

const KEY = 'device'
const BYTES = 32
const TOKEN = /^zjd_[\w-]{43}$/

function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const base64 = btoa(String.fromCharCode(...bytes))
  return `zjd_${base64.replaceAll('+', '-').replaceAll('/', '_').replace('=', '')}`
}

/**
 * Distinguishes this device from strangers who guess the password of an account that signed in here. It is made once, signs
 * nobody in, and stays when somebody signs out. Without storage the device counts as a stranger.
 */
export function deviceProof(): { deviceToken?: string } {
  const stored = readStored(KEY)
  if (typeof stored === 'string' && TOKEN.test(stored)) return { deviceToken: stored }
  const deviceToken = makeToken()
  return writeStored(KEY, deviceToken) ? { deviceToken } : {}
}
