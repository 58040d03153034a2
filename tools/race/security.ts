import { PASSWORD } from '../../packages/server/src/testing/sessions.ts'
import { call } from './client.ts'
import { addTarget, hammer, ROUNDS } from './hammer.ts'
import { oneOf, type Scene } from './scene.ts'
import { openSeller } from './sellers.ts'

type Report = (name: string, line: string, problems: readonly string[]) => void

const phoneOf = (prefix: string, round: number): string => `${prefix}${String(round).padStart(8, '0')}`
const tooLate = (late: number): string[] =>
  late === 0 ? [] : [`${late} calls succeeded after the change was acknowledged`]

/**
 * Twenty clients of one person call all servers without a pause while the password changes. No call may succeed
 * that began after the change was acknowledged, but those under the token that the change answers.
 */
export async function raceWithNewPassword(scene: Scene, report: Report): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const { tokens } = await addTarget(scene, phoneOf('151', round), 'owner')
    const change = () =>
      call(oneOf(scene.servers, round), 'auth.changePassword', {
        token: oneOf(tokens, 0),
        body: { oldPassword: PASSWORD, password: 'seven grey mountains' },
      })
    const { early, late, changed } = await hammer(scene, { tokens, key: 'account.getProfile', change })
    const { token } = changed.data as { token: string }
    const renewed = await call(oneOf(scene.servers, round), 'account.getProfile', { token })
    const problems = [
      ...tooLate(late),
      ...(renewed.status === 200 ? [] : [`the new token is answered ${renewed.status}`]),
    ]
    report(`new password ${round + 1}/${ROUNDS}`, `${early} calls succeeded before, ${late} after`, problems)
  }
}

/** The same while a member who manages a shop's people is removed: of what only members see, nothing is answered afterwards. */
export async function raceWithRemoval(scene: Scene, report: Report): Promise<void> {
  const { rows } = await scene.sql.query<{ shop: string; sku: string }>(
    `select p.shop_id as shop, s.id as sku from skus s join products p on p.id = s.product_id limit 1`,
  )
  const [{ shop, sku } = { shop: '', sku: '' }] = rows
  const owner = await openSeller(scene, sku)
  for (let round = 0; round < ROUNDS; round++) {
    const { userId, tokens } = await addTarget(scene, phoneOf('152', round), 'merchant')
    await scene.sql.query(
      `insert into memberships (organisation_id, user_id, role, permissions, created_at) values ($1, $2, 'merchant', '{member.manage}', now())`,
      [shop, userId],
    )
    const change = () =>
      call(oneOf(scene.servers, round), 'organisations.removeMember', { token: owner.token, id: shop, userId })
    const { early, late } = await hammer(scene, { tokens, key: 'organisations.listMembers', id: shop, change })
    report(`removed member ${round + 1}/${ROUNDS}`, `${early} calls succeeded before, ${late} after`, tooLate(late))
  }
}
