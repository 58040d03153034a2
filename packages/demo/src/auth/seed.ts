import type { Role } from '@zhujia/contract/core/roles.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { insertRows } from '@zhujia/server/platform/db/insert-rows.ts'
import { userRoles, users } from '@zhujia/server/tables/auth.ts'
import { createUser } from '@zhujia/server/modules/auth/commands/create-user.ts'
import { hashPassword } from '@zhujia/server/modules/auth/hash.ts'

export const DEMO_PASSWORD = 'Zhujia-demo-2026'

interface DemoAccount {
  phone: string
  label: string
  nickname: string
  roles: readonly [Role, ...Role[]]
}

/** Phones from 13800000001 on, in this order. */
const PEOPLE: readonly Omit<DemoAccount, 'phone'>[] = [
  { label: '业主 owner', nickname: '晓雯的新家', roles: ['owner'] },
  { label: '商家 merchant', nickname: '陈立群', roles: ['merchant'] },
  { label: '商家子账号 merchant sub-account', nickname: '小周（发货）', roles: ['merchant'] },
  { label: '老板 boss', nickname: '吴建国', roles: ['boss'] },
  { label: '装修公司 company', nickname: '安居装饰', roles: ['company'] },
  { label: '工长 foreman', nickname: '赵师傅', roles: ['foreman'] },
  { label: '工程经理 engineeringManager', nickname: '孙志强', roles: ['engineeringManager'] },
  { label: '项目经理 projectManager', nickname: '何敏', roles: ['projectManager'] },
  { label: '设计师 designer', nickname: '苏芮', roles: ['designer'] },
  { label: '财务 finance', nickname: '郑会计', roles: ['finance'] },
  { label: '司机 driver', nickname: '马师傅', roles: ['driver'] },
  { label: '车队长 fleet owner (driver)', nickname: '郭队长', roles: ['driver'] },
  { label: '监理 supervisor', nickname: '梁监理', roles: ['supervisor'] },
  { label: '临时工 temporaryWorker', nickname: '刘小力', roles: ['temporaryWorker'] },
  { label: '顾问 consultant (user)', nickname: '许顾问', roles: ['user'] },
  { label: '平台管理员 administrator', nickname: '平台运营', roles: ['administrator'] },
  { label: '业主+商家+司机 owner + merchant + driver', nickname: '多多益善', roles: ['owner', 'merchant', 'driver'] },
]

export const demoAccounts = (): DemoAccount[] =>
  PEOPLE.map((person, index) => ({ ...person, phone: `138${String(index + 1).padStart(8, '0')}` }))

/** Opens the demo accounts. @returns the user id by phone */
export async function seedAccounts(ctx: Ctx<never, Actor>): Promise<Map<string, string>> {
  // One hash for all: the password is public anyway, and 17 hashes would cost the first start a second.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const ids = new Map<string, string>()
  for (const { phone, nickname, roles } of demoAccounts()) {
    const id = await createUser(ctx, { phone, nickname, roles, passwordHash })
    if (id) ids.set(phone, id)
  }
  return ids
}

interface SeededUser {
  id: string
  phone: string
  nickname: string
  role: Role
  avatarFileId: string | null
  createdAt: Date
}

/**
 * Opens accounts of generated people, each with one role and without a password: one signs in to them with a code, which the
 * demo shows at `/simulator/sms`.
 */
export async function seedUsers(ctx: Ctx<never, Actor>, people: readonly SeededUser[]): Promise<void> {
  await insertRows(
    ctx.db,
    users,
    people.map(({ role: _role, ...user }) => ({ ...user, passwordHash: null })),
  )
  await insertRows(
    ctx.db,
    userRoles,
    people.map(({ id, role, createdAt }) => ({ userId: id, role, isPrimary: true, grantedAt: createdAt })),
  )
}
