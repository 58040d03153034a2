import type { StaleAfter } from '../stale.ts'

export const cartStale: StaleAfter<'cart'> = {
  'cart.addLine': [],
  'cart.removeLines': [],
  'cart.selectLines': [],
  'cart.updateLine': ['cart.getCart'],
}
