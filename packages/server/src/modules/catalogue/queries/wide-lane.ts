import type { Actor, Ctx } from '#platform/context.ts'
import { makeGate, makeGates } from '#platform/gate.ts'
import { sourceOf } from '#platform/networks.ts'

/**
 * Reads that look at everything they match take turns of their own: four at a time and eight waiting in each process, so
 * that they never hold the connections that everybody else needs. Beyond that they alone are refused as busy.
 */
const lane = makeGate(4, 8)
// Whoever waits for those of their own source holds no place that somebody else waits for.
const people = makeGates(2, 2)
const addresses = makeGates(2, 2)
const subnets = makeGates(3, 5)

/** Runs a read in the lane when the turn of its source comes: the person, or of those without a session the network. */
export function inWideLane<T>({ actor, ip }: Ctx<never, Actor>, read: () => Promise<T>): Promise<T> {
  if (actor.kind === 'user') return people(actor.userId, () => lane(read))
  const { address, subnet } = sourceOf(ip)
  return addresses(address, () => subnets(subnet, () => lane(read)))
}
