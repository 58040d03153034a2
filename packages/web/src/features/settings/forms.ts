import type { Checks } from '#platform/form-checks.ts'

export interface ProfileValues {
  nickname: string
}

/** The contract's schema of a nickname, fetched when it is first needed. */
export async function profileChecks(): Promise<Checks> {
  const { profileBody } = await import('@zhujia/contract/account/schemas.ts')
  return { nickname: profileBody.shape.nickname }
}
