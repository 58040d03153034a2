import sharp, { type Sharp } from 'sharp'
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

/** The step with this number, from 0, fails: the decoding, then the encoding of each width. */
function failStep(step: number, said: string): void {
  const prototype = sharp.prototype as Sharp
  const { toBuffer } = prototype
  let steps = 0
  vi.spyOn(prototype, 'toBuffer').mockImplementation(function (this: Sharp, ...args: unknown[]) {
    return steps++ === step ? Promise.reject(new Error(said)) : Reflect.apply(toBuffer, this, args)
  })
}

const TIMEOUT = 'timeout: 12% complete\nVipsImage: killed for image "temp-85"'
const SLOW = ['warn: an upload took too long to encode']

test.each([
  ['a decoding that takes too long', { step: 0, said: TIMEOUT }, [503, 'BUSY', SLOW]],
  ['an encoding that takes too long', { step: 2, said: TIMEOUT }, [503, 'BUSY', SLOW]],
  ['a decoding that fails', { step: 0, said: 'VipsJpeg: premature end' }, [200, 'NOT_AN_IMAGE', []]],
  [
    'an encoding that fails',
    { step: 1, said: 'webpsave: unable to encode' },
    [500, 'INTERNAL', ['error: unexpected error']],
  ],
])('%s is answered as what it is, and nothing is stored', async (_what, { step, said }, answered) => {
  const logged: string[] = []
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(at.services.log, level).mockImplementation((_about: unknown, text?: string) =>
      logged.push(`${level}: ${text}`),
    )
  const before = await storedCounts(at)
  failStep(step, said)
  const answer = await uploadImage(at, { bytes: TINY_PNG }, person)
  expect([answer.status, answer.success || answer.errorCode, logged]).toEqual(answered)
  expect(await storedCounts(at)).toEqual(before)
})
