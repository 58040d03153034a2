import { z } from 'zod'
import { availableRole, currentRole } from '../auth/schemas.ts'
import { NAME_MAX } from '../core/constants.ts'
import { id, verbatim } from '../core/fields.ts'
import { picture } from '../core/pictures.ts'

/** The profile. The phone is masked; the server never sends the whole number. */
export const profile = z.strictObject({
  id,
  nickname: z.string(),
  phoneMasked: z.string(),
  avatar: picture.nullable(),
  currentRoles: z.array(currentRole),
  availableRoles: z.array(availableRole),
})

export const profileBody = z.strictObject({
  nickname: verbatim(NAME_MAX).min(1),
  avatarFileId: id.nullable().optional(),
})
