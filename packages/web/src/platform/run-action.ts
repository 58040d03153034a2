import { ApiError } from './api-client/api-error.ts'

/**
 * Runs what somebody asked for and answers whether it succeeded. When the server refuses or cannot be reached, the
 * client has already shown why; `refused` does what else follows from it. Anything else is a fault and is thrown.
 */
export async function runAction(
  action: () => Promise<unknown>,
  refused?: (error: ApiError) => unknown,
): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await refused?.(error)
    return false
  }
}
