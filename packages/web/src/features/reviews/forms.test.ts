import { expect, test } from 'vitest'
import { checkValues } from '#platform/form-checks.ts'
import { NEW_REVIEW, reviewChecks } from './forms.ts'

test('an empty review lacks three scores and words; a whole one nothing', async () => {
  const checks = await reviewChecks()
  expect(Object.keys(checkValues(checks, NEW_REVIEW)).toSorted()).toEqual(['goods', 'logistics', 'service', 'text'])
  expect(checkValues(checks, { ...NEW_REVIEW, goods: 5, logistics: 1, service: 3, text: '砖面平整' })).toEqual({
    text: expect.any(String),
  })
  expect(checkValues(checks, { ...NEW_REVIEW, goods: 5, logistics: 1, service: 3, text: '砖面很平整' })).toEqual({})
})
