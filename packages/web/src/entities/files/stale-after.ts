import type { StaleAfter } from '../stale.ts'

export const filesStale: StaleAfter<'files'> = {
  'files.uploadImage': [],
}
