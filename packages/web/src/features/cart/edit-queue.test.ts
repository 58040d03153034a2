import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '#entities/cart/queries.ts'
import { type EditPorts, EditQueue, REST_MS } from './edit-queue.ts'
import type { Edit } from './edits.ts'

const CART: Cart = { shops: [], invalid: [], selectedCount: 0, selectedFen: 0 }
const quantity = (lineId: string, count: number): Edit => ({ kind: 'quantity', lineId, quantity: count })
const tick = (lineId: string): Edit => ({ kind: 'select', lineIds: [lineId], isSelected: true })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Answer {
  edit: Edit
  ok: () => void
  fail: (error: Error) => void
}

function start() {
  const open: Answer[] = []
  const refused = vi.fn<EditPorts['refused']>()
  const queue = new EditQueue(() => ({
    send: async (edit) =>
      new Promise((resolve, reject) => {
        open.push({ edit, ok: () => resolve(CART), fail: reject })
      }),
    onCart: (_cart, then) => then(),
    refused,
  }))
  const settle = async (how: (answer: Answer) => void) => {
    const answer = open.shift()
    if (answer) how(answer)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { queue, open, refused, settle }
}

const sent = (open: readonly Answer[]) => open.map(({ edit }) => edit)

test('five quick taps on plus are sent once, with the last quantity', async () => {
  const { queue, open } = start()
  for (const count of [2, 3, 4, 5, 6]) {
    queue.add(quantity('a', count))
    await vi.advanceTimersByTimeAsync(REST_MS - 1)
  }
  expect(open).toEqual([])
  expect(queue.pending.get()).toEqual([quantity('a', 6)])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent(open)).toEqual([quantity('a', 6)])
})

test('one is sent after the other has been answered, and stays in place until its own answer', async () => {
  const { queue, open, settle } = start()
  queue.add(tick('a'))
  queue.add(tick('b'))
  expect(sent(open)).toEqual([tick('a')])
  await settle((answer) => answer.ok())
  expect(sent(open)).toEqual([tick('b')])
  expect(queue.pending.get()).toEqual([tick('b')])
})

test('a quantity that is changed again while it is being sent is not lost', async () => {
  const { queue, open, settle } = start()
  queue.add(quantity('a', 2))
  await vi.advanceTimersByTimeAsync(REST_MS)
  queue.add(quantity('a', 3))
  await settle((answer) => answer.ok())
  expect(queue.pending.get()).toEqual([quantity('a', 3)])
  await vi.advanceTimersByTimeAsync(REST_MS)
  expect(sent(open)).toEqual([quantity('a', 3)])
})

test('a refused edit is taken back and said, the next one is still sent', async () => {
  const { queue, open, refused, settle } = start()
  queue.add(tick('a'))
  queue.add(tick('b'))
  const error = new Error('short')
  await settle((answer) => answer.fail(error))
  expect(refused.mock.calls).toEqual([[error, tick('a')]])
  expect(queue.pending.get()).toEqual([tick('b')])
  expect(sent(open)).toEqual([tick('b')])
})

test('the checkout waits for what still rests, and learns when something was refused', async () => {
  const { queue, open, settle } = start()
  queue.add(quantity('a', 2))
  const settled = queue.flush()
  expect(sent(open)).toEqual([quantity('a', 2)])
  await settle((answer) => answer.fail(new Error('short')))
  expect(await settled).toBe(false)
  expect(await queue.flush()).toBe(true)
})
