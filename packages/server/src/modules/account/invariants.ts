import { sql } from 'drizzle-orm'
import type { Invariants } from '#platform/invariants.ts'
import { users } from '#tables/auth.ts'
import { files } from '#tables/files.ts'

export const accountInvariants: Invariants = {
  'an avatar that is worn is not up for removal': sql`
    select u.id::text as subject from ${users} u join ${files} f on f.id = u.avatar_file_id where f.loose_since is not null`,
}
