/**
 * Who owes, pays or receives money: a person, an organisation in whose name people act, or the platform itself. Companies and fleets
 * have accounts of their own in the ledger once people can act for them.
 */
export const PARTY_KINDS = ['person', 'shop', 'company', 'fleet'] as const
export type PartyKind = (typeof PARTY_KINDS)[number]

export interface Party {
  kind: PartyKind
  id: string
}
