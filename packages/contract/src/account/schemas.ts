import { z } from 'zod'
import { availableRole, currentRole } from '../auth/schemas.ts'

/** Who one is. The phone is masked: the whole number never leaves the server again. */
export const profile = z.strictObject({
  id: z.uuid(),
  nickname: z.string(),
  phoneMasked: z.string(),
  avatarUrl: z.string().nullable(),
  currentRoles: z.array(currentRole),
  availableRoles: z.array(availableRole),
})
