/** The addresses of a picture. */
export const pictureOf = (id: string) => ({
  small: `/files/${id}/small`,
  medium: `/files/${id}/medium`,
  large: `/files/${id}/large`,
})

export interface UnitRow {
  unit_step: string
  unit_step_thousandths: number
  unit_base: string
  unit_min_steps: number
}

export const unitOf = (row: UnitRow) => ({
  step: row.unit_step,
  stepThousandths: row.unit_step_thousandths,
  base: row.unit_base,
  minSteps: row.unit_min_steps,
})

export interface CardRow extends UnitRow {
  id: string
  title: string
  subtitle: string
  picture: string
  from_fen: number
  to_fen: number
  shown_unit: string
  shown_fen: number
  shown_to_fen: number
  shop: string
  shop_name: string
  sold_count: number
  rating_hundredths: number | null
  rating_count: number | null
  is_buyable: boolean
}

/** The columns of a card `c` and its shop `s`. */
export const CARD = `c.id, c.title, c.subtitle, c.picture, c.from_fen, c.to_fen, c.shown_unit, c.shown_fen, c.shown_to_fen, c.unit_step,
  c.unit_step_thousandths, c.unit_base, c.unit_min_steps, c.sold_count, c.rating_hundredths, c.rating_count, c.is_buyable, s.id as shop, s.name as shop_name`

/** What a product's card shows. */
export const cardOf = (row: CardRow) => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  picture: pictureOf(row.picture),
  priceFen: row.from_fen,
  hasDearer: row.to_fen > row.from_fen,
  unit: unitOf(row),
  shown: { fen: row.shown_fen, unit: row.shown_unit, hasDearer: row.shown_to_fen > row.shown_fen },
  shop: { id: row.shop, name: row.shop_name },
  soldCount: row.sold_count,
  rating: row.rating_count === null ? null : { hundredths: row.rating_hundredths, count: row.rating_count },
  isSoldOut: !row.is_buyable,
})

const TOTAL_MAX = 1000

/** A list is counted this far, to know whether there is more than a total says. */
export const COUNTED = TOTAL_MAX + 1

export const totalOf = (count: number) => (count > TOTAL_MAX ? { total: TOTAL_MAX, more: true } : { total: count })
