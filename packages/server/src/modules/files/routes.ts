import type { Handlers } from '#platform/http/handlers.ts'
import { uploadImage } from './commands/upload-image.ts'

export const filesRoutes: Handlers<'files'> = {
  uploadImage: (ctx, { body, file }) => uploadImage(ctx, { purpose: body.purpose, file }),
}
