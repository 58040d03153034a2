import { PRODUCT_STATES, type ProductState } from '@zhujia/contract/catalogue/states.ts'
import { defineMachine } from '#platform/state-machine/machine.ts'

export type ProductPart = 'seller' | 'administrator'
export type ProductEvent = 'list' | 'takeDown' | 'relist' | 'ban' | 'lift'

/** The states of a product; it can be bought in `onSale` only. When a ban is lifted, the product is off sale. */
export const PRODUCT_MACHINE = defineMachine<ProductState, ProductEvent, ProductPart>({
  entity: 'product',
  states: PRODUCT_STATES,
  initial: 'draft',
  events: {
    list: { from: ['draft'], to: 'onSale', by: ['seller'] },
    takeDown: { from: ['onSale'], to: 'offSale', by: ['seller', 'administrator'] },
    relist: { from: ['offSale'], to: 'onSale', by: ['seller'] },
    ban: { from: ['draft', 'onSale', 'offSale'], to: 'banned', by: ['administrator'] },
    lift: { from: ['banned'], to: 'offSale', by: ['administrator'] },
  },
})
