import { expect, test } from 'vitest'
import { areaCm2Of, firstMeasures, hundredthsOf, isLaid, lossesOf, type Measured, workOut } from './work-out.ts'

const tile: Measured = {
  calculator: { kind: 'tile', lossPercent: 5 },
  pack: { pieces: 3, areaCm2: 19_200, coverage: null, weightGrams: 45_000, volumeCm3: 24_000 },
  minSteps: 1,
}
const blank = firstMeasures(tile.calculator)

test.each([
  ['3.6', 360],
  ['3,6', 360],
  ['0.29', 29],
  [' 12 ', 1200],
  ['7.', 700],
  ['', undefined],
  ['.5', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['3.678', undefined],
  ['三', undefined],
])('%j is %s hundredths', (text, hundredths) => {
  expect(hundredthsOf(text)).toBe(hundredths)
})

test('an area as typed, and what it takes', () => {
  expect(areaCm2Of(blank)).toBeUndefined()
  expect(areaCm2Of({ ...blank, area: '0' })).toBeUndefined()
  expect(areaCm2Of({ ...blank, area: '10000.01' })).toBeUndefined()
  expect(workOut({ ...blank, area: '30' }, tile)).toEqual({
    steps: 17,
    neededCm2: 315_000,
    boughtCm2: 326_400,
    surplusCm2: 11_400,
  })
  expect(workOut({ ...blank, area: '30', lossPercent: 15 }, tile)).toMatchObject({ steps: 18 })
  expect(workOut({ ...blank, area: '9999' }, { ...tile, pack: { ...tile.pack, areaCm2: 100 } })).toBe('tooMuch')
})

test('a room: its floor, or its walls less what is open', () => {
  const room = { ...blank, mode: 'room' as const, length: '4.2', width: '3.6' }
  expect(areaCm2Of(room)).toBe(151_200)
  expect(areaCm2Of({ ...room, surface: 'walls' })).toBeUndefined()
  expect(areaCm2Of({ ...room, surface: 'walls', height: '2.7' })).toBe(421_200)
  expect(areaCm2Of({ ...room, surface: 'walls', height: '2.7', openings: '3.6' })).toBe(385_200)
  expect(areaCm2Of({ ...room, surface: 'walls', height: '2.7', openings: 'a' })).toBeUndefined()
  expect(areaCm2Of({ ...room, surface: 'walls', height: '2.7', openings: '99' })).toBeUndefined()
  expect(areaCm2Of({ ...room, width: '100.01' })).toBeUndefined()
})

test('wall tiles begin with walls and are laid in a pattern, floor tiles begin with the floor', () => {
  const wallTile = { kind: 'wallTile', lossPercent: 5 } as const
  expect([firstMeasures(wallTile).surface, isLaid(wallTile)]).toEqual(['walls', true])
  expect([firstMeasures(tile.calculator).surface, isLaid(tile.calculator)]).toEqual(['floor', true])
})

test('paint counts by what it covers, and begins with walls', () => {
  const paint: Measured = {
    ...tile,
    calculator: { kind: 'paint', lossPercent: 5 },
    pack: { ...tile.pack, areaCm2: null, coverage: { areaCm2: 600_000, basis: '两遍' } },
  }
  expect(firstMeasures(paint.calculator).surface).toBe('walls')
  expect(workOut({ ...blank, area: '100' }, paint)).toMatchObject({ steps: 2 })
  expect(workOut({ ...blank, area: '100' }, { ...paint, pack: { ...tile.pack, areaCm2: null } })).toBeUndefined()
})

test('the loss that the maker names is one of the laying patterns, or is listed beside them', () => {
  expect(lossesOf({ kind: 'tile', lossPercent: 10 }).map(({ laying }) => laying)).toEqual([
    'straight',
    'diagonal',
    'herringbone',
  ])
  expect(lossesOf({ kind: 'tile', lossPercent: 8 }).at(-1)).toEqual({ laying: 'maker', percent: 8 })
})
