import type { Actor, Ctx } from '#platform/context.ts'
import { makeGate, makeGates } from '#platform/gate.ts'
import { networksOf } from '#platform/networks.ts'

/**
 * Reads that must read every match have a queue of their own: in each process four run and eight wait, so that they never hold
 * all connections. Beyond that only they are refused as busy.
 */
const lane = makeGate(4, 8)
// A read that waits for others of its own source does not take a place in the shared queue.
const people = makeGates(2, 2)
const addresses = makeGates(2, 2)
const subnets = makeGates(3, 5)

/** Runs a read in this queue when it is the turn of its source: the person, or without a session the network. */
export function inWideLane<T>({ actor, ip, signal }: Ctx<never, Actor>, read: () => Promise<T>): Promise<T> {
  const networks = networksOf(ip)
  const [, subnet, address] = networks
  const turn = { path: [...networks, actor.kind === 'user' ? actor.userId : ''], signal }
  const inLane = () => lane(read, turn)
  if (actor.kind === 'user') return people(actor.userId, inLane, turn)
  return addresses(address, () => subnets(subnet, inLane, turn), turn)
}
