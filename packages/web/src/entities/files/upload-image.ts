import { upload } from '#platform/api-client/api.ts'
import type { RequestFor, UploadOptions } from '#platform/api-client/types.ts'

type Purpose = RequestFor<'files.uploadImage'>['body']['purpose']

/** Uploads a picture. The field that shows it has its own progress and failed states: neither mask nor toast. */
export const uploadImage = (purpose: Purpose, options: Omit<UploadOptions, 'mask' | 'toast'>) =>
  upload('files.uploadImage', { body: { purpose } }, { ...options, mask: false, toast: false })
