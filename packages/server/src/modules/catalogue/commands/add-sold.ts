import type { Actor, Ctx } from '#platform/context.ts'
import { addToSold, type SoldChange } from '../repository.ts'

/**
 * Adds to the number of orders that a product has been sold in, or subtracts, in the caller's transaction. Called when orders are
 * paid and when they are cancelled; product rows are locked in ascending id, after the SKUs.
 */
export async function addSold(ctx: Ctx<never, Actor>, changes: readonly SoldChange[]): Promise<void> {
  if (changes.length === 0) return
  await addToSold(ctx.db, changes)
}
