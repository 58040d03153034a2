import type { ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import type { Envelope } from '@zhujia/contract/core/envelope.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { specOf, type Answer, type TestApp } from './test-app.ts'

const BOUNDARY = 'zhujia-test-boundary'

/** Uploads a file as a browser's form does. */
export async function uploadImage(
  test: TestApp,
  file: { bytes: Buffer; filename?: string; fields?: Record<string, string> },
  { token }: { token: string },
): Promise<Answer<ResponseOf<EndpointOf<'files.uploadImage'>>>> {
  const { bytes, filename = 'photo.jpg', fields = { purpose: 'avatar', currentPage: 'user' } } = file
  const texts = Object.entries(fields).map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n`
  const { method, path } = specOf('files.uploadImage')
  const reply = await test.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(texts.join('') + head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  })
  const envelope: Envelope<ResponseOf<EndpointOf<'files.uploadImage'>>> = reply.json()
  return { status: reply.statusCode, ...envelope }
}
