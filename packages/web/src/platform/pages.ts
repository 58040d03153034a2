import { OFFSET_MAX } from '@zhujia/contract/core/constants.ts'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from './api-client/api.ts'
import type { ApiError } from './api-client/api-error.ts'
import type { RequestFor, ResponseFor } from './api-client/types.ts'

/** A page-result as the endpoints' schemas type it. */
interface Result<Item> {
  records: Item[]
  total: number
  more?: boolean | undefined
}

/** The endpoints that answer a page of a list. */
export type PagedKey = { [Key in EndpointKey]: ResponseFor<Key> extends Result<unknown> ? Key : never }[EndpointKey]
export type RecordOf<Key extends PagedKey> = ResponseFor<Key> extends Result<infer Item> ? Item : never
type QueryFor<Key extends PagedKey> = RequestFor<Key> extends { query: infer Query } ? Omit<Query, 'page'> : never
type ParamsFor<Key extends PagedKey> = RequestFor<Key> extends { params: infer Params } ? Params : undefined
type Page<Key extends PagedKey> = Result<RecordOf<Key>>

const countOf = (pages: readonly Result<unknown>[]): number =>
  pages.reduce((sum, { records }) => sum + records.length, 0)

/** The page after those that are here; a list cannot be followed further than offsets reach. */
function nextPage(last: Result<unknown>, all: readonly Result<unknown>[]): number | undefined {
  const loaded = countOf(all)
  if (last.records.length === 0 || loaded >= OFFSET_MAX) return undefined
  return loaded < last.total || last.more ? all.length + 1 : undefined
}

/** A list of one endpoint, page by page; its key is `[endpoint, 'pages', query, params]`. Neither mask nor toast. */
export function apiPages<Key extends PagedKey>(key: Key, query: QueryFor<Key>, params?: ParamsFor<Key>) {
  return infiniteQueryOptions<Page<Key>, ApiError, InfiniteData<Page<Key>, number>, readonly unknown[], number>({
    queryKey: [key, 'pages', query, ...(params ? [params] : [])],
    // What the endpoint takes and answers is checked at `query` and at the result; the page number joins it here.
    queryFn: ({ pageParam, signal }) =>
      call(key, { params, query: { ...query, page: pageParam } } as unknown as RequestFor<Key>, {
        mask: false,
        toast: false,
        signal,
      }) as Promise<Page<Key>>,
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** A list that grows: what is here, how many there are, and what an InfiniteList wants to know. */
export interface Pages<Item, First = unknown> {
  /** The first page as it came, with what the endpoint says of the whole list beside its records. */
  first: First | undefined
  /** Undefined before the first page is here. Each item once, also when the list moved between two pages. */
  records: readonly Item[] | undefined
  total: number
  /** There are at least `total`: it was not counted further. */
  isFloor: boolean
  /** Why the first page is not here. */
  error: ApiError | undefined
  isFetching: boolean
  /** For InfiniteList. */
  list: { hasMore: boolean; loading: boolean; failed: boolean; onLoadMore: () => void }
  /** Anew from the first page; the others are dropped, so that nothing is shown twice. */
  refresh: () => Promise<unknown>
}

const idIn = (record: unknown): string => (record as { id: string }).id

function distinct<Item>(
  pages: readonly Result<Item>[] | undefined,
  idOf: (record: Item) => string,
): Item[] | undefined {
  if (!pages) return undefined
  const byId = new Map<string, Item>()
  for (const { records } of pages)
    for (const record of records) if (!byId.has(idOf(record))) byId.set(idOf(record), record)
  return [...byId.values()]
}

/** What an InfiniteList wants to know of a query that is asked page by page. */
const listOf = (
  found: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>,
) => ({
  hasMore: found.hasNextPage,
  loading: found.isFetchingNextPage,
  failed: found.isFetchNextPageError,
  onLoadMore: () => void found.fetchNextPage(),
})

/** How many there are, as the last page that came says. */
function totalIn(pages: readonly Result<unknown>[] | undefined): { total: number; isFloor: boolean } {
  const last = pages?.at(-1)
  return { total: last?.total ?? 0, isFloor: last?.more === true }
}

interface PagesOptions<Key extends PagedKey> {
  enabled?: boolean
  /** What the address of the list names, where it names something. */
  params?: ParamsFor<Key>
  /** What tells records apart, where they have no `id`. */
  idOf?: (record: RecordOf<Key>) => string
}

/** The products, orders … of one endpoint as a growing list. */
export function useApiPages<Key extends PagedKey>(
  key: Key,
  query: QueryFor<Key>,
  { enabled = true, idOf = idIn, params }: PagesOptions<Key> = {},
): Pages<RecordOf<Key>, ResponseFor<Key>> {
  const client = useQueryClient()
  const options = apiPages(key, query, params)
  const found = useInfiniteQuery({ ...options, enabled })
  const pages = found.data?.pages as readonly Result<RecordOf<Key>>[] | undefined
  const refresh = () => {
    client.setQueryData<typeof found.data>(
      options.queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    )
    return found.refetch()
  }
  return {
    first: found.data?.pages[0] as ResponseFor<Key> | undefined,
    records: distinct(pages, idOf),
    ...totalIn(pages),
    error: pages ? undefined : (found.error ?? undefined),
    isFetching: found.isFetching,
    list: listOf(found),
    refresh,
  }
}
