import { readStored, writeStored } from './storage.ts'

const KEY = 'device'

/**
 * What tells this device from strangers who guess at an account: a login gives it, the next ones present it. It signs
 * nobody in, and stays when somebody signs out.
 */
export function deviceProof(): { deviceToken?: string } {
  const stored = readStored(KEY)
  return typeof stored === 'string' ? { deviceToken: stored } : {}
}

/** Stores what a login gave. */
export const storeDeviceToken = (deviceToken: string): boolean => writeStored(KEY, deviceToken)
