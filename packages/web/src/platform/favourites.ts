import type { FAVOURITE_KINDS } from '@zhujia/contract/favourites/schemas.ts'
import { mayOpen } from '@zhujia/contract/screens.ts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from './api-client/api.ts'
import { ApiError } from './api-client/api-error.ts'
import type { ResponseFor } from './api-client/types.ts'
import { apiQuery, useApiMutation } from './queries.ts'
import { activeRoles, useSession } from './session.ts'
import { clearMark, markOnce } from './storage.ts'

export type FavouriteKind = (typeof FAVOURITE_KINDS)[number]
type Marks = ResponseFor<'favourites.getMarks'>

/** Where no product stands beside the shop, its own mark alone is asked for. */
const marksQuery = ({ productId, id }: Pick<Thing, 'productId' | 'id'>) => {
  const key = productId === undefined ? 'favourites.getShopMark' : 'favourites.getMarks'
  const request = { params: { id: productId ?? id } }
  return queryOptions<Partial<Marks>, ApiError>({
    queryKey: [key, request],
    queryFn: ({ signal }) => call(key, request, { mask: false, toast: false, signal }),
  })
}

/** How many of each kind somebody keeps. Changes on many pages: asked anew whenever it is shown again. */
export const favouriteCountsQuery = () => ({ ...apiQuery('favourites.countFavourites', {}), staleTime: 0 })

/** Fetches anew what is shown of the favourites anywhere. */
export const refreshFavourites = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [endpoint] }) => typeof endpoint === 'string' && endpoint.startsWith('favourites.'),
  })

interface Thing {
  kind: FavouriteKind
  /** The product on whose page it stands; undefined on pages of a shop. */
  productId?: string | undefined
  /** The product's or the shop's own. */
  id: string
}

interface Events {
  /** It is kept, or no longer, and the server knows. */
  onDone: (isKept: boolean) => void
  /** Nobody is signed in: the wish waits for the login and is carried out on the way back. */
  onLogin: () => void
}

export interface Favourite {
  isKept: boolean
  /** False for roles that keep nothing; guests are asked to sign in first. */
  isOffered: boolean
  toggle: () => void
}

/** Sets the mark at once and takes it back when the server refuses. */
function useMark({ kind, productId, id }: Thing, onDone: Events['onDone']) {
  const client = useQueryClient()
  const add = useApiMutation('favourites.addFavourites', { mask: false })
  const remove = useApiMutation('favourites.removeFavourites', { mask: false })
  const { queryKey } = marksQuery({ productId, id })
  const set = async (isKept: boolean): Promise<void> => {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)
    client.setQueryData(queryKey, { ...before, [kind]: isKept })
    try {
      await (isKept ? add : remove).mutateAsync({ body: { kind, ids: [id] } })
      onDone(isKept)
    } catch (error) {
      client.setQueryData(queryKey, before)
      // The client has already said what went wrong.
      if (!(error instanceof ApiError)) throw error
    }
    await refreshFavourites(client)
  }
  return { set, isPending: add.isPending || remove.isPending }
}

/** Whether somebody keeps a product or its shop, and the way to change it. A guest's wish outlives the login. */
export function useFavourite(thing: Thing, { onDone, onLogin }: Events): Favourite {
  const roles = activeRoles(useSession())
  const canKeep = roles !== undefined && mayOpen('myCollection', roles)
  const { data } = useQuery({ ...marksQuery(thing), enabled: canKeep })
  const { set, isPending } = useMark(thing, onDone)
  const wish = `favourite ${thing.kind} ${thing.id}`
  const carryOut = useEffectEvent(() => {
    if (clearMark(wish)) void set(true)
  })
  useEffect(() => {
    if (canKeep) carryOut()
  }, [canKeep])
  const isKept = data?.[thing.kind] ?? false
  return {
    isKept,
    isOffered: roles === undefined || canKeep,
    toggle: () => {
      if (canKeep) return isPending ? undefined : void set(!isKept)
      markOnce(wish)
      return onLogin()
    },
  }
}
