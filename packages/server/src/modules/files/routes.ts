import { routesOf } from '#platform/http/handlers.ts'
import { countTry, uploadImage } from './commands/upload-image.ts'

export const filesRoutes = routesOf(
  'files',
  { uploadImage: (ctx, { body, file }) => uploadImage(ctx, { purpose: body.purpose, file }) },
  { uploadImage: countTry },
)
