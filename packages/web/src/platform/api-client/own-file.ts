import { wordsFor } from './api.ts'
import { ApiError, FailedCall, type Failure } from './api-error.ts'
import { judgeThrown } from './classify.ts'
import { send } from './transport.ts'

/** Reads a JSON file of the build. Unlike an `import()`, which browsers do not repeat once it has failed, it may be tried again. @throws ApiError */
export async function readOwnFile(url: string, signal: AbortSignal): Promise<unknown> {
  const fail = (failure: Failure) => new ApiError(failure, wordsFor(failure))
  const { status, body } = await send({ method: 'GET', url, headers: {}, signal }).catch((thrown: unknown) => {
    throw fail(thrown instanceof FailedCall ? thrown.failure : judgeThrown(thrown))
  })
  if (status !== 200) throw fail({ kind: 'http', text: { key: 'httpOther', status } })
  return body
}
