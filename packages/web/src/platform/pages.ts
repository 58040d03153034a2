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

/** A page of results as the endpoints' schemas type it. */
interface Result<Item> {
  records: Item[]
  total: number
  more?: boolean | undefined
}

/** The endpoints that return a page of a list. */
export type PagedKey = { [Key in EndpointKey]: ResponseFor<Key> extends Result<unknown> ? Key : never }[EndpointKey]
export type RecordOf<Key extends PagedKey> = ResponseFor<Key> extends Result<infer Item> ? Item : never
/** The query of a list, without the page. */
export type ListQuery<Key extends PagedKey> =
  RequestFor<Key> extends { query: infer Query } ? Omit<Query, 'page'> : never
type ParamsFor<Key extends PagedKey> = RequestFor<Key> extends { params: infer Params } ? Params : undefined
type Page<Key extends PagedKey> = Result<RecordOf<Key>>

const countOf = (pages: readonly Result<unknown>[]): number =>
  pages.reduce((sum, { records }) => sum + records.length, 0)

/** The number of the next page; undefined at the end of the list or at the highest offset. */
function nextPage(last: Result<unknown>, all: readonly Result<unknown>[]): number | undefined {
  const loaded = countOf(all)
  if (last.records.length === 0 || loaded >= OFFSET_MAX) return undefined
  return loaded < last.total || last.more ? all.length + 1 : undefined
}

/** A list of one endpoint, page by page; its key is `[endpoint, 'pages', query, params]`. Neither mask nor toast. */
export function apiPages<Key extends PagedKey>(key: Key, query: ListQuery<Key>, params?: ParamsFor<Key>) {
  return infiniteQueryOptions<Page<Key>, ApiError, InfiniteData<Page<Key>, number>, readonly unknown[], number>({
    queryKey: [key, 'pages', query, ...(params ? [params] : [])],
    // The types of the request and the result are checked at the call; the page number is added here.
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

/** A growing list: the loaded items, their total, and the props of an InfiniteList. */
export interface Pages<Item, First = unknown> {
  /** The first page, with the fields of the whole list beside its records. */
  first: First | undefined
  /** Undefined before the first page is loaded. Each item once, also when the list moved between two pages. */
  records: readonly Item[] | undefined
  total: number
  /** There are at least `total`: it was not counted further. */
  isFloor: boolean
  /** Why the first page failed to load. */
  error: ApiError | undefined
  isFetching: boolean
  /** For InfiniteList. */
  list: { hasMore: boolean; loading: boolean; failed: boolean; onLoadMore: () => void }
  /** Fetches the first page again and drops the others, so that nothing is shown twice. */
  refresh: () => Promise<unknown>
  /** Fetches every loaded page again where it stands; it never stops a fetch that is under way. */
  reread: () => Promise<unknown>
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

/** The props of an InfiniteList from a query that is fetched page by page. */
const listOf = (
  found: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>,
) => ({
  hasMore: found.hasNextPage,
  loading: found.isFetchingNextPage,
  failed: found.isFetchNextPageError,
  onLoadMore: () => void found.fetchNextPage(),
})

/** The total according to the last page. */
function totalIn(pages: readonly Result<unknown>[] | undefined): { total: number; isFloor: boolean } {
  const last = pages?.at(-1)
  return { total: last?.total ?? 0, isFloor: last?.more === true }
}

interface PagesOptions<Key extends PagedKey> {
  enabled?: boolean
  /** The path parameters of the list, if it has any. */
  params?: ParamsFor<Key>
  /** The key of a record, where it has no `id`. */
  idOf?: (record: RecordOf<Key>) => string
}

/** The products, orders … of one endpoint as a growing list. */
export function useApiPages<Key extends PagedKey>(
  key: Key,
  query: ListQuery<Key>,
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
    reread: () => found.refetch({ cancelRefetch: false }),
  }
}
