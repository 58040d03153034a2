import { endpoint } from '../core/endpoint.ts'
import { uploadBody, uploadedImage } from './schemas.ts'

export const uploadImage = endpoint({
  method: 'POST',
  path: '/v1/files/images',
  access: 'session',
  summary:
    'Stores one image (jpeg, png or webp; 10 MB, 40 megapixels, fewer when it comes in several passes) in three sizes without its metadata.',
  consumes: 'multipart',
  body: uploadBody,
  response: uploadedImage,
  errors: ['NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'UPLOAD_LIMIT', 'STORAGE_FULL'],
})
