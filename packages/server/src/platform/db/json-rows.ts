import { type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm'

type Fields = Readonly<Record<string, Column | SQL>>
type ValueOf<Field> = Field extends SQL<infer Value> ? Value : Field extends Column ? GetColumnData<Field> : never
type RowOf<Of extends Fields> = { [Name in keyof Of]: ValueOf<Of[Name]> }

/**
 * Rows as a column of another row, which spares a statement of their own. For values that JSON has: no instants, no bytes.
 * @param rest what follows the columns in their statement, from its `from` on
 */
export const jsonRows = <const Of extends Fields>(fields: Of, rest: SQL, order: SQL): SQL<RowOf<Of>[]> => {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`)
  return sql`(select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${order}), '[]') ${rest})`
}
