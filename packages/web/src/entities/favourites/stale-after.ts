import type { StaleAfter } from '../stale.ts'

export const favouritesStale: StaleAfter<'favourites'> = {
  'favourites.addFavourites': ['favourites'],
  'favourites.moveFromCart': ['favourites'],
  'favourites.removeFavourites': ['favourites'],
}
