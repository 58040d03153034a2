type Close = () => Promise<void>

/** The environment of a worker and its tests load this file separately; what they share is stored in the global object. */
const worker = globalThis as { zhujiaWorkerEnd?: Close[] }

/** Closes something when the worker has run its last file. */
export const atWorkerEnd = (close: Close): void => void (worker.zhujiaWorkerEnd ??= []).push(close)

export async function endWorker(): Promise<void> {
  for (const close of worker.zhujiaWorkerEnd ?? []) await close()
}
