import { href } from '@zhujia/contract/screens.ts'
import { expect, test } from 'vitest'
import { type Arrival, firstStack, type Move, nextStack, type Stack } from './stack.ts'

// Two screens stand for all: `user` is a tab, `login` is not. Their queries distinguish instances.
const TAB = href('user')
const PAGE = href('login')

interface Step {
  at: number
  key?: string
  move?: Move
}

/** An arrival at the history's place `at`; its key names the place unless another is given. */
function arrival(action: Arrival['action'], url: string, { at, key = `k${at}`, move }: Step): Arrival {
  const [pathname = '', search] = url.split('?')
  const state: unknown = move && { move }
  return { location: { pathname, search: search ? `?${search}` : '', key, state }, action, index: at }
}

const push = (stack: Stack, at: number) => nextStack(stack, arrival('PUSH', PAGE, { at }))
const pop = (stack: Stack, at: number, key = `k${at}`) =>
  nextStack(stack, arrival('POP', at === 0 ? TAB : PAGE, { at, key }))
const start = (url = TAB) => firstStack(arrival('POP', url, { at: 0 }))
const ids = ({ entries }: Stack) => entries.map(({ id }) => id)

test('a page on top keeps the page below; going back drops what was above', () => {
  const two = push(push(start(), 1), 2)
  expect(ids(two)).toEqual(['k0', 'k1', 'k2'])
  expect(two.activeId).toBe('k2')
  const one = pop(two, 1)
  expect(ids(one)).toEqual(['k0', 'k1'])
  expect(one.activeId).toBe('k1')
  expect(ids(pop(one, 0))).toEqual(['k0'])
})

test('going forward again makes a new page at the old place', () => {
  const back = pop(push(start(), 1), 0)
  expect(ids(pop(back, 1))).toEqual(['k0', 'k1'])
})

test('a new page after going back replaces the old future', () => {
  const back = pop(push(push(start(), 1), 2), 1)
  const next = nextStack(back, arrival('PUSH', PAGE, { at: 2, key: 'new' }))
  expect(ids(next)).toEqual(['k0', 'k1', 'new'])
})

test('a redirect destroys the top page', () => {
  const next = nextStack(push(start(), 1), arrival('REPLACE', PAGE, { at: 1, key: 'r' }))
  expect(ids(next)).toEqual(['k0', 'r'])
  expect(next.activeId).toBe('r')
})

test('a switch of tabs drops every page and finds the tab as it was left, with its new query', () => {
  const three = push(push(start(), 1), 2)
  const next = nextStack(three, arrival('REPLACE', `${TAB}?a=1`, { at: 2, key: 't', move: 'tab' }))
  expect(ids(next)).toEqual(['k0'])
  expect(next.activeId).toBe('k0')
  expect(next.entries[0]?.location.search).toBe('?a=1')
})

test('a relaunch destroys everything, tabs too', () => {
  const next = nextStack(push(start(), 1), arrival('REPLACE', TAB, { at: 1, key: 'r', move: 'relaunch' }))
  expect(ids(next)).toEqual(['r'])
  expect(next.epoch).toBe(1)
})

test('a new query keeps the page, and history finds it under its new key', () => {
  const changed = nextStack(push(start(), 1), arrival('REPLACE', `${PAGE}?q=2`, { at: 1, key: 'q', move: 'query' }))
  expect(ids(changed)).toEqual(['k0', 'k1'])
  const returned = pop(push(changed, 2), 1, 'q')
  expect(returned.activeId).toBe('k1')
})

test('at most ten hidden pages stay, the nearest ones; tabs do not count', () => {
  let stack = start()
  for (let index = 1; index <= 14; index += 1) stack = push(stack, index)
  expect(ids(stack)).toEqual(['k0', 'k4', 'k5', 'k6', 'k7', 'k8', 'k9', 'k10', 'k11', 'k12', 'k13', 'k14'])
  expect(pop(stack, 2).activeId).toBe('k2')
})

test('an address without a screen has an entry too', () => {
  expect(start('/nothing').entries[0]).toMatchObject({ screen: undefined, isTab: false })
})

test('a page comes from the end, the one below it from the start; tabs, redirects and new queries stand still', () => {
  const two = push(start(), 1)
  expect(start().direction).toBeUndefined()
  expect(two.direction).toBe('forward')
  const back = pop(two, 0)
  expect(back.direction).toBe('back')
  expect(pop(back, 1).direction).toBe('forward')
  const replaced = (move?: Move) =>
    nextStack(two, arrival('REPLACE', PAGE, { at: 1, key: 'r', ...(move && { move }) })).direction
  expect([replaced(), replaced('tab'), replaced('relaunch')]).toEqual([undefined, undefined, undefined])
  expect(replaced('query')).toBe('forward')
})
