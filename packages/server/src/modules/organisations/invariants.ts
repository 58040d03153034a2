import { sql } from 'drizzle-orm'
import type { Invariants } from '#platform/invariants.ts'
import { userRoles } from '#tables/auth.ts'
import { memberships, organisations } from '#tables/organisations.ts'

export const organisationsInvariants: Invariants = {
  'an organisation has an owner': sql`
    select o.id::text as subject from ${organisations} o
    where not exists (select from ${memberships} m where m.organisation_id = o.id and m.is_owner)`,
  'a role that only memberships grant has a membership': sql`
    select r.user_id || ' ' || r.role as subject from ${userRoles} r
    where r.is_by_membership and not exists (select from ${memberships} m where m.user_id = r.user_id and m.role = r.role)`,
}
