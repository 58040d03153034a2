import type { z } from 'zod'
import type { address } from '@zhujia/contract/addresses/schemas.ts'
import type { addresses } from '#tables/addresses.ts'

export function presentAddress(row: typeof addresses.$inferSelect): z.output<typeof address> {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    districtCode: row.districtCode,
    province: row.province,
    city: row.city,
    district: row.district,
    detail: row.detail,
    tag: row.tag,
    floor: row.floor,
    hasElevator: row.hasElevator,
    isDefault: row.isDefault,
  }
}
