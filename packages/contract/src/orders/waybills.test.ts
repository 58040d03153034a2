import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waybillBody } from './waybill-schemas.ts'
import { CARRIERS, decodeCorrection, encodeCorrection } from './waybills.ts'

const waybill = fc
  .record({
    carrier: fc.constantFrom(...CARRIERS),
    trackingNumber: fc.stringMatching(/^[\w浙王师傅 ·-]{2,40}$/u),
  })
  .filter((body) => waybillBody.safeParse(body).success)
  .map((body) => waybillBody.parse(body))

test('a correction is read as it was written, whatever numbers the schema takes', () => {
  fc.assert(
    fc.property(waybill, waybill, (before, after) => {
      expect(decodeCorrection(encodeCorrection({ before, after }))).toEqual({ before, after })
    }),
  )
})

test('a carrier that is not known, or words of another kind, are no correction', () => {
  expect(decodeCorrection('sf/SF12 > rocket/R1')).toBeUndefined()
  expect(decodeCorrection('已装车')).toBeUndefined()
  expect(decodeCorrection('')).toBeUndefined()
})
