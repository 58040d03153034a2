import { describe, expect, test } from 'vitest'
import specErrors from '../../../../docs/spec/errors.json' with { type: 'json' }
import zh from './zh-Hans/core.ts'

describe('the error catalogue', () => {
  const texts: Readonly<Record<string, string>> = zh.errors

  test.each(specErrors.errors)('$situation: the text of the specification to the letter', ({ key, text }) => {
    expect(texts[key]).toBe(text)
  })

  test("holds no other text: what else is shown are the server's own words", () => {
    expect(Object.keys(texts).toSorted()).toEqual(specErrors.errors.map(({ key }) => key).toSorted())
  })

  test('the loading mask says what the specification says', () => {
    expect(zh.ui.loading).toBe(specErrors.loading)
  })
})
