import type { z } from 'zod'
import { businessLicence } from '@zhujia/contract/shops/licence.ts'
import type { Permission } from '@zhujia/contract/organisations/kinds.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { openOrganisations } from '#modules/organisations/index.ts'
import type { FreightTemplate } from '../freight.ts'
import { insertFreight, insertShops, type ShopRow } from '../repository.ts'

interface Member {
  userId: string
  permissions: readonly Permission[]
}

/** A shop to open: its texts, commission, owner, members and freight templates, the default one first. */
export interface NewShop extends Omit<ShopRow, 'id' | 'createdAt' | 'licenceCompany' | 'licenceCode'> {
  ownerId: string
  /** Null: not entered. An invalid licence number is refused. */
  licence: z.output<typeof businessLicence> | null
  members: readonly Member[]
  freight: readonly Omit<FreightTemplate, 'id'>[]
}

export interface OpenedShop {
  id: string
  /** In the order given. */
  templateIds: string[]
}

/** Opens shops with their owners, members and freight, in a fixed number of statements. Answers them in the order given. */
export async function openShops(ctx: Ctx<never, Actor>, shops: readonly NewShop[]): Promise<OpenedShop[]> {
  if (shops.length === 0) return []
  return ctx.transaction(async (ctx) => {
    const createdAt = ctx.clock.now()
    const opened = shops.map((shop) => ({
      ...shop,
      id: newId(),
      freight: shop.freight.map((template) => ({ ...template, id: newId() })),
    }))
    await openOrganisations(
      ctx,
      opened.map(({ id, ownerId, members }) => ({ id, kind: 'shop' as const, name: null, ownerId, members })),
    )
    await insertShops(
      ctx.db,
      opened.map(({ ownerId: _ownerId, members: _members, freight: _freight, licence, ...row }) => ({
        ...row,
        ...licenceColumns(licence),
        createdAt,
      })),
    )
    await insertFreight(ctx.db, freightRows(opened, createdAt))
    return opened.map(({ id, freight }) => ({ id, templateIds: freight.map((template) => template.id) }))
  })
}

function licenceColumns(licence: NewShop['licence']) {
  const checked = businessLicence.nullable().parse(licence)
  return { licenceCompany: checked?.company ?? null, licenceCode: checked?.creditCode ?? null }
}

function freightRows(shops: readonly { id: string; freight: readonly FreightTemplate[] }[], createdAt: Date) {
  return {
    templates: shops.flatMap(({ id: shopId, freight }) =>
      freight.map(({ id, name, measure }, place) => ({ id, shopId, name, measure, isDefault: place === 0, createdAt })),
    ),
    rules: shops.flatMap(({ freight }) =>
      freight.flatMap(({ id: templateId, rules }) =>
        rules.map((rule, position) => ({ ...rule, id: newId(), regions: [...rule.regions], templateId, position })),
      ),
    ),
  }
}
