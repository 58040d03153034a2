import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import type { Envelope } from '@zhujia/contract/core/envelope.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { files } from '#tables/files.ts'
import { type FormFields, multipartOf } from './multipart.ts'
import { specOf, type Answer, type TestApp } from './test-app.ts'

/** Uploads a file as a browser's form does. */
export async function uploadImage(
  test: TestApp,
  file: { bytes: Buffer; filename?: string; fields?: FormFields },
  { token }: { token: string },
): Promise<Answer<ResponseOf<EndpointOf<'files.uploadImage'>>>> {
  const { bytes, filename = 'photo.jpg', fields = { purpose: 'avatar', currentPage: 'user' } } = file
  const { method, path } = specOf('files.uploadImage')
  const { contentType, payload } = multipartOf({ fields, file: { bytes, filename } })
  const reply = await test.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
    payload,
  })
  const envelope: Envelope<ResponseOf<EndpointOf<'files.uploadImage'>>> = reply.json()
  return { status: reply.statusCode, ...envelope }
}

/** The id of each stored file, one for each width of a picture. */
export function storedIds({ services }: TestApp): string[] {
  const folder = join(services.config.dataDir, 'files')
  mkdirSync(folder, { recursive: true })
  const stored = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return stored.map(({ parentPath }) => parentPath.slice(-36)).toSorted()
}

/** How many rows and stored files there are: what a refused upload must leave as it was. */
export const storedCounts = async (test: TestApp) => ({
  rows: await test.db.$count(files),
  stored: storedIds(test).length,
})
