import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { markStale } from './mark-stale.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
afterEach(() => client.clear())

/** A query on screen whose answers are given by hand, in the order in which they were asked for. */
function watch(queryKey: string[]) {
  const asked: ((answer: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => asked.push(resolve)),
  })
  const shown: unknown[] = []
  const stop = observer.subscribe(({ data, error }) => shown.push(error ?? data))
  return { asked, shown, stop, current: () => observer.getCurrentResult() }
}

test('a first answer that was under way before the change is asked for again, without an error in between', async () => {
  const list = watch(['list'])
  const done = markStale(client, { queryKey: ['list'] })
  await expect.poll(() => list.asked.length).toBe(2)
  list.asked[0]?.('before')
  list.asked[1]?.('after')
  await done
  expect(list.current()).toMatchObject({ data: 'after', status: 'success', isStale: false })
  expect(new Set(list.shown)).toEqual(new Set([undefined, 'after']))
  list.stop()
})

test('what is not named is left to its first answer', async () => {
  const other = watch(['other'])
  await markStale(client, { predicate: ({ queryKey }) => queryKey[0] === 'list' })
  other.asked[0]?.('one')
  await expect.poll(() => other.current().data).toBe('one')
  expect(other.asked).toHaveLength(1)
  other.stop()
})

test('an answer that is shown stays until the new one is here', async () => {
  const list = watch(['list'])
  list.asked[0]?.('first')
  await expect.poll(() => list.current().data).toBe('first')
  const done = markStale(client)
  await expect.poll(() => list.asked.length).toBe(2)
  expect(list.current()).toMatchObject({ data: 'first', isFetching: true })
  list.asked[1]?.('second')
  await done
  expect(list.current().data).toBe('second')
  list.stop()
})
