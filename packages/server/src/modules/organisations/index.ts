/**
 * Who belongs to what, and what they may do there: one engine for every kind of organisation, whose kinds are data of the contract.
 * Rights come from membership; a role alone gives none: a merchant without a membership sees nothing of a shop. The condition is part of
 * each statement, so that another person's organisation is answered as if it did not exist. Nobody grants what they do not hold.
 */
export { organisationsArea } from './area.ts'
export { openOrganisations } from './commands/open-organisations.ts'
export { listOrganisations } from './queries/list-subjects.ts'
export { listOwners } from './queries/people.ts'
export { isMemberOf, memberWith, membersWith, organisationsWith, ownedBy } from './queries/rights.ts'
