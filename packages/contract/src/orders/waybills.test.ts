import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waybillBody } from './waybill-schemas.ts'
import { CARRIERS, decodeCorrection, doubtNumber, encodeCorrection, writtenNumber } from './waybills.ts'

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

test.each([
  ['sf', 'SF1234567890123', undefined],
  ['sf', 'sf 1234-5678-9012', undefined],
  ['sf', '123456789012', undefined],
  ['zto', 'SF1234567890123', { looksLike: 'sf' }],
  ['zto', '78123456789012', undefined],
  ['yto', '75123456789012', undefined],
  ['zto', 'ZTO987654321', undefined],
  ['ownTruck', 'SF1234567890123', { looksLike: 'sf' }],
  ['ownTruck', '浙A12345', undefined],
  ['sf', 'YT1234567890123', { looksLike: 'yto' }],
  ['yto', 'YT1234567890123', undefined],
  ['sf', 'JDVB12345678901', { looksLike: 'jd' }],
  ['jd', 'JDX0123456789012', undefined],
  ['sf', 'DPK123456789012', { looksLike: 'deppon' }],
  ['zto', 'EA123456789CN', { looksLike: 'ems' }],
  ['sf', 'SF1234567', {}],
  ['sf', 'SF12345678901', {}],
  ['zto', 'abc', {}],
  ['zto', '1234567', {}],
  ['zto', '', undefined],
] as const)('of %s the number %s is doubted as %o', (carrier, trackingNumber, doubt) => {
  expect(doubtNumber({ carrier, trackingNumber })).toEqual(doubt)
})

test('a number that is doubted is taken all the same', () => {
  expect(waybillBody.safeParse({ carrier: 'zto', trackingNumber: 'SF1234567890123' }).success).toBe(true)
})

test.each([
  [' sf1402238871663 ', 'SF1402238871663'],
  ['ＳＦ１４０２２３８８７１６６３', 'SF1402238871663'],
  ['浙a12345', '浙A12345'],
  ['Wang Wei', 'Wang Wei'],
])('%j is kept as %j', (typed, kept) => {
  expect(writtenNumber(typed)).toBe(kept)
  expect(waybillBody.parse({ carrier: 'ownTruck', trackingNumber: typed }).trackingNumber).toBe(kept)
})
