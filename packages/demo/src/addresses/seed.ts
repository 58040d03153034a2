import type { z } from 'zod'
import type { addressBody } from '@zhujia/contract/addresses/schemas.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { insertRows } from '@zhujia/server/platform/db/insert-rows.ts'
import { pickFrom, wholeBetween, type Random } from '../seeded.ts'
import { addresses } from '@zhujia/server/tables/addresses.ts'
import { addAddress } from '@zhujia/server/modules/addresses/commands/create-address.ts'
import { findDistrict, findRegions } from '@zhujia/server/modules/addresses/regions.ts'
import { CITIES, ESTATES, ROADS } from './places.data.ts'

type Body = z.output<typeof addressBody>

/** By the phone of the account. The phones in them are those of demo accounts, so that nobody else is called. */
const ADDRESSES: readonly [phone: string, body: Body][] = [
  [
    '13800000001',
    {
      name: '林晓雯',
      phone: '13800000001',
      districtCode: '440106',
      detail: '天河北路 601 号 3 栋 1204',
      tag: 'home',
      floor: 12,
      hasElevator: true,
      isDefault: true,
    },
  ],
  [
    '13800000001',
    {
      name: '林晓雯（工地）',
      phone: '13800000001',
      districtCode: '440113',
      detail: '市桥街桥南路 88 号 5 栋 602',
      tag: 'site',
      floor: 6,
      hasElevator: false,
      isDefault: false,
    },
  ],
  [
    '13800000017',
    {
      name: '钱多多',
      phone: '13800000017',
      districtCode: '440604',
      detail: '季华四路 33 号 2 座 901',
      tag: 'home',
      floor: 9,
      hasElevator: true,
      isDefault: true,
    },
  ],
]

/** Adds the addresses of the demo accounts. */
export async function seedAddresses(ctx: Ctx<never, Actor>, userIds: ReadonlyMap<string, string>): Promise<void> {
  for (const [phone, body] of ADDRESSES) {
    const ownerId = userIds.get(phone)
    if (ownerId !== undefined) await addAddress(ctx, ownerId, body)
  }
}

type Row = typeof addresses.$inferSelect

/** Adds one default address in a real district for each person. @returns the addresses in the given order */
export async function seedHomes(
  ctx: Ctx<never, Actor>,
  people: readonly { ownerId: string; name: string; phone: string; createdAt: Date }[],
  { random, nextId }: { random: Random; nextId: () => string },
): Promise<Row[]> {
  const rows = people.map((person): Row => ({
    id: nextId(),
    ...person,
    ...makeHome(random),
    tag: 'home',
    isDefault: true,
  }))
  await insertRows(ctx.db, addresses, rows)
  return rows
}

function makeHome(random: Random) {
  const { code } = pickFrom(random, findRegions(pickFrom(random, CITIES)) ?? [])
  const names = findDistrict(code)
  if (!names) throw new Error(`${code} is not a district`)
  const hasElevator = random() < 0.7
  const floor = wholeBetween(random, 1, hasElevator ? 28 : 7)
  const room = `${floor}${String(wholeBetween(random, 1, 4)).padStart(2, '0')}`
  const detail = `${pickFrom(random, ROADS)} ${wholeBetween(random, 1, 388)} 号${pickFrom(random, ESTATES)} ${wholeBetween(random, 1, 20)} 栋 ${room}`
  return { districtCode: code, ...names, detail, floor, hasElevator }
}
