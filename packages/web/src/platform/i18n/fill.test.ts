import { expect, test } from 'vitest'
import { fill, leafAt } from './fill.ts'

const days = { $one: '{count} jour', $other: '{count} jours' }

test('puts parameters in, numbers as the language writes them', () => {
  expect(fill('{name}: {count}', { name: 'A', count: 1234.5 }, 'en')).toBe('A: 1,234.5')
  expect(fill('{count}', { count: 1234.5 }, 'es')).toBe('1234,5')
  expect(fill('{missing}', {}, 'en')).toBe('{missing}')
})

test('chooses the plural of the language', () => {
  expect(fill(days, { count: 0 }, 'fr')).toBe('0 jour')
  expect(fill(days, { count: 2 }, 'fr')).toBe('2 jours')
  expect(fill({ $other: '{count} 天' }, { count: 1 }, 'zh-Hans')).toBe('1 天')
})

test('finds texts by their path, and nothing else', () => {
  const tree = { a: { b: 'text', days } }
  expect(leafAt(tree, 'a.b')).toBe('text')
  expect(leafAt(tree, 'a.days')).toBe(days)
  expect(leafAt(tree, 'a')).toBeUndefined()
  expect(leafAt(tree, 'a.b.c')).toBeUndefined()
  expect(leafAt(tree, 'a.days.$one')).toBeUndefined()
})
