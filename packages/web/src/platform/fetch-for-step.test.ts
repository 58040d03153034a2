import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fetchAfterChange, fetchForStep } from './fetch-for-step.ts'

/** A query on screen whose answers are given by hand, in the order in which they were asked for. */
function watch() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  const asked: ((answer: string) => void)[] = []
  const query = { queryKey: ['cart'], queryFn: () => new Promise<string>((resolve) => asked.push(resolve)) }
  const observer = new QueryObserver(client, query)
  observer.subscribe(() => {})
  return { client, asked, query, shown: () => observer.getCurrentResult().data }
}

test('a step reads what is being fetched already', async () => {
  const { client, asked, query } = watch()
  const read = fetchForStep(client, query)
  asked[0]?.('one')
  expect(await read).toBe('one')
  expect(asked).toHaveLength(1)
})

test('after a change it reads neither a fetch that began before, nor what is cached', async () => {
  const { client, asked, query, shown } = watch()
  const read = fetchAfterChange(client, query)
  await expect.poll(() => asked.length).toBe(2)
  asked[0]?.('before')
  asked[1]?.('after')
  expect([await read, shown()]).toEqual(['after', 'after'])
  const again = fetchAfterChange(client, query)
  await expect.poll(() => asked.length).toBe(3)
  asked[2]?.('later')
  expect([await again, shown()]).toEqual(['later', 'later'])
})
