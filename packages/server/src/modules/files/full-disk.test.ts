import { open } from 'node:fs/promises'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { TINY_PNG } from '#testing/multipart.ts'
import { addPerson, type Person } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { storedCounts, uploadImage } from '#testing/upload.ts'

const at = sharedTestApp({ emptied: 'once' })
let person: Person
beforeAll(async () => {
  person = await addPerson(at, ['owner'])
})
afterEach(() => vi.restoreAllMocks())

/** After so many files the disk answers writes with this. */
async function fillDisk(after: number, code: string): Promise<void> {
  const handle = await open('/dev/null')
  const { prototype } = handle.constructor as { prototype: typeof handle }
  await handle.close()
  const { writeFile } = prototype
  let written = 0
  vi.spyOn(prototype, 'writeFile').mockImplementation(function (this: typeof handle, ...args) {
    if (written++ < after) return Reflect.apply(writeFile, this, args) as Promise<void>
    return Promise.reject(Object.assign(new Error('write'), { code }))
  })
}

test.each([
  ['ENOSPC', 0],
  ['ENOSPC', 2],
  ['EDQUOT', 1],
])(
  'a disk that is full (%s) after %i pictures is said in words, and nothing stays of the upload',
  async (code, after) => {
    const logged = vi.spyOn(at.services.log, 'error')
    const before = await storedCounts(at)
    await fillDisk(after, code)
    expect(await uploadImage(at, { bytes: TINY_PNG }, person)).toEqual({
      status: 200,
      success: false,
      code: 47004,
      errorCode: 'STORAGE_FULL',
      message: '平台的存储空间已满，图片没有上传，请稍后再试',
      data: null,
    })
    expect(await storedCounts(at)).toEqual(before)
    expect(logged).toHaveBeenCalledTimes(1)
  },
)

test('any other fault of the disk is an internal error, and nothing stays either', async () => {
  const before = await storedCounts(at)
  await fillDisk(1, 'EIO')
  expect(await uploadImage(at, { bytes: TINY_PNG }, person)).toMatchObject({ status: 500, errorCode: 'INTERNAL' })
  expect(await storedCounts(at)).toEqual(before)
})
