import type { HeldLine, LockedLot, LockedSku } from './locks.ts'

/** A SKU of which too little is available, as the data of `STOCK_SHORT`. */
export interface ShortSku {
  skuId: string
  title: string
  available: number
}

interface Wanted {
  orderId: string
  skuId: string
  quantity: number
}

interface Plan {
  short: ShortSku[]
  /** Every line with its lot, if nothing is short. */
  lines: HeldLine[]
}

/** Compares lines with what is available. All of a line comes from one lot: the oldest that has enough. */
export function planReservation(
  { skus, lots }: { skus: readonly LockedSku[]; lots: readonly LockedLot[] },
  wanted: readonly Wanted[],
): Plan {
  const bySku = Map.groupBy(wanted, ({ skuId }) => skuId)
  const plan: Plan = { short: [], lines: [] }
  for (const sku of skus) {
    const lines = bySku.get(sku.skuId) ?? []
    const own = lots.filter(({ skuId }) => skuId === sku.skuId)
    const held = sku.hasLots ? fromLots(own, lines) : fromWhole(sku.available, lines)
    const available = sku.hasLots ? Math.max(0, ...own.map((lot) => lot.available)) : sku.available
    if (held) plan.lines.push(...held)
    else plan.short.push({ skuId: sku.skuId, title: sku.title, available })
  }
  return plan
}

/** The SKUs that can be bought no longer, or again, once these lines are reserved, all of them for the first time. */
export const turnedBy = (
  { skus, lots }: { skus: readonly LockedSku[]; lots: readonly LockedLot[] },
  lines: readonly HeldLine[],
): string[] =>
  skus.flatMap((sku) => {
    const held = (id: string): number => sum(lines.filter(({ skuId, lotId }) => (lotId ?? skuId) === id))
    const own = lots.filter(({ skuId }) => skuId === sku.skuId)
    const left = sku.hasLots
      ? Math.max(0, ...own.map(({ id, available }) => available - held(id)))
      : sku.available - held(sku.skuId)
    return left >= sku.minSteps === sku.canBeBought ? [] : [sku.skuId]
  })

const sum = (lines: readonly Wanted[]): number => lines.reduce((steps, { quantity }) => steps + quantity, 0)

function fromWhole(available: number, lines: readonly Wanted[]): HeldLine[] | undefined {
  return sum(lines) <= available ? lines.map((line) => ({ ...line, lotId: null })) : undefined
}

function fromLots(lots: readonly LockedLot[], lines: readonly Wanted[]): HeldLine[] | undefined {
  const oldestFirst = lots.toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime() || (a.id < b.id ? -1 : 1))
  const left = new Map(oldestFirst.map(({ id, available }) => [id, available]))
  const held: HeldLine[] = []
  for (const line of lines) {
    const lot = oldestFirst.find(({ id }) => (left.get(id) ?? 0) >= line.quantity)
    if (!lot) return undefined
    left.set(lot.id, (left.get(lot.id) ?? 0) - line.quantity)
    held.push({ ...line, lotId: lot.id })
  }
  return held
}
