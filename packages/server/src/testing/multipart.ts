const BOUNDARY = 'zhujia-test-boundary'

/** The text fields of a form; as pairs when a field occurs twice. */
export type FormFields = Readonly<Record<string, string>> | Pairs
type Pairs = readonly (readonly [name: string, value: string])[]

interface Form {
  fields: FormFields
  file?: { bytes: Buffer; filename: string }
}

/** The smallest PNG: one grey pixel. */
export const TINY_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

const isPairs = (fields: FormFields): fields is Pairs => Array.isArray(fields)

/** A form as a browser sends it, with its content type. */
export function multipartOf({ fields, file }: Form): { contentType: string; payload: Buffer } {
  const pairs: Pairs = isPairs(fields) ? fields : Object.entries(fields)
  const texts = pairs.map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${file?.filename ?? ''}"\r\nContent-Type: image/jpeg\r\n\r\n`
  const parts = file ? [Buffer.from(head), file.bytes, Buffer.from('\r\n')] : []
  return {
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    payload: Buffer.concat([Buffer.from(texts.join('')), ...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}
