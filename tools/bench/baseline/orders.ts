import { pictureOf } from './card.ts'
import { type Queryable, statement } from './statement.ts'

interface Line {
  id: string
  skuId: string
  productId: string
  title: string
  spec: string[]
  measures: unknown
  picture: string
  unit: unknown
  quantity: number
  priceFen: number
  totalFen: number
  shippedQuantity: number
  cancelledQuantity: number
  lotCode: string | null
}

interface OrderRow {
  id: string
  number: string
  status: string
  shop: string
  shop_name: string
  lines: Line[]
  line_count: number
  freight_fen: number
  discount_fen: number
  total_fen: number
  refunded_fen: number
  returning_fen: number
  buyer_remark: string
  seller_remark: string
  placed_at: Date
  pay_due_at: Date
  paid_at: Date | null
  lead_days: number
  cancel_due_at: Date | null
  cancel_reason: string | null
  auto_receive_at: Date | null
  payment: string
  payment_fen: number
  address: { name: string }
  nickname: string
  phone: string
  total: number
}

const SIZE = 20
/** So many of the newest orders are searched. */
const SEARCHED = 2000

const COLUMNS = `o.*, s.name as shop_name, p.amount_fen as payment_fen, b.nickname, b.phone,
  (select json_agg(json_build_object('skuId', sku, 'productId', product, 'title', title, 'spec', spec, 'measures', measures,
    'picture', picture, 'unit', unit, 'quantity', quantity, 'priceFen', price_fen, 'totalFen', total_fen, 'id', l.id, 'lotCode', lot_code,
    'shippedQuantity', shipped_quantity, 'cancelledQuantity', cancelled_quantity) order by position)
  from baseline.lines l where l.order_id = o.id and position < 3) as lines`
const JOINED =
  'join baseline.shops s on s.id = o.shop join baseline.payments p on p.id = o.payment join baseline.people b on b.id = o.buyer'
const NEWEST = 'placed_at desc, id'

const BOUGHT = 'buyer = (select person from me) and not is_hidden'

const bought = statement<OrderRow>(
  'bought',
  `with me as materialized (select person from baseline.sessions where token_hash = $1)
  select ${COLUMNS}, (select count(*)::int from baseline.orders where ${BOUGHT}) as total
  from (select * from baseline.orders where ${BOUGHT} order by ${NEWEST} limit ${SIZE}) o ${JOINED}
  order by o.placed_at desc, o.id`,
)

const MINE =
  'with mine as materialized (select shop from baseline.sessions join baseline.members using (person) where token_hash = $1)'
/** The newest orders of the seller's shops. */
const newestOfMine = (limit: number): string =>
  `select first.* from mine cross join lateral (
    select * from baseline.orders where orders.shop = mine.shop order by ${NEWEST} limit ${limit}
  ) first order by ${NEWEST} limit ${limit}`

const sold = statement<OrderRow>(
  'sold',
  `${MINE} select ${COLUMNS}, (select count(*)::int from baseline.orders where shop in (select shop from mine)) as total
  from (${newestOfMine(SIZE)}) o ${JOINED} order by o.placed_at desc, o.id`,
)

const soldLike = statement<OrderRow>(
  'soldLike',
  `${MINE} select ${COLUMNS} from (
    select newest.*, count(*) over ()::int as total from (${newestOfMine(SEARCHED)}) newest
    where number = $2 or exists (select from baseline.people where people.id = buyer and nickname ilike $3)
      or exists (select from baseline.shops where shops.id = newest.shop and name ilike $3)
      or exists (select from baseline.lines where order_id = newest.id and title ilike $3)
    order by ${NEWEST} limit ${SIZE}
  ) o ${JOINED} order by o.placed_at desc, o.id`,
)

type Part = 'buyer' | 'seller'

/** The buttons of an order, by its state. */
const ACTIONS: Readonly<Record<Part, Readonly<Record<string, string[]>>>> = {
  buyer: {
    unpaid: ['pay', 'cancel'],
    paid: ['requestCancel'],
    partiallyShipped: ['requestCancel'],
    cancelRequested: ['withdrawCancel'],
    restCancelRequested: ['withdrawCancel'],
    shipped: ['receive', 'extend'],
    received: ['review', 'buyAgain', 'hide'],
    cancelled: ['buyAgain', 'hide'],
  },
  seller: {
    unpaid: ['reprice', 'cancel', 'remark'],
    paid: ['ship', 'cancelPart', 'remark'],
    partiallyShipped: ['ship', 'cancelPart', 'remark'],
    cancelRequested: ['agreeCancel', 'declineCancel', 'remark'],
    restCancelRequested: ['agreeCancel', 'declineCancel', 'remark'],
  },
}

const DAY_MS = 86_400_000
const isRequest = (status: string): boolean => status === 'cancelRequested' || status === 'restCancelRequested'

function shipDueAt({ status, paid_at, lead_days }: OrderRow): Date | null {
  const isDue = paid_at !== null && (status === 'paid' || status === 'partiallyShipped')
  return isDue ? new Date(paid_at.getTime() + Math.max(2, lead_days) * DAY_MS) : null
}

function buyerOf({ paid_at, status, nickname, phone, address }: OrderRow) {
  if (paid_at === null || status === 'cancelled') return { nickname, phone: null, receiver: null }
  return { nickname, phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`, receiver: address.name }
}

const summaryFor = (part: Part) => (row: OrderRow) => ({
  id: row.id,
  number: row.number,
  state: row.status,
  shop: { id: row.shop, name: row.shop_name },
  lines: row.lines.map(({ picture, ...line }) => ({ ...line, picture: pictureOf(picture) })),
  lineCount: row.line_count,
  freightFen: row.freight_fen,
  discountFen: row.discount_fen,
  totalFen: row.total_fen,
  refundedFen: row.refunded_fen,
  returningFen: row.returning_fen,
  buyer: part === 'seller' ? buyerOf(row) : null,
  buyerRemark: row.buyer_remark,
  sellerRemark: part === 'seller' ? row.seller_remark : null,
  placedAt: row.placed_at,
  payDueAt: row.status === 'unpaid' ? row.pay_due_at : null,
  shipDueAt: shipDueAt(row),
  cancelAnswerDueAt: isRequest(row.status) ? row.cancel_due_at : null,
  cancelReason: row.cancel_reason,
  autoReceiveAt: row.status === 'shipped' ? row.auto_receive_at : null,
  paymentId: row.payment,
  paymentFen: part === 'buyer' ? row.payment_fen : null,
  actions: ACTIONS[part][row.status] ?? [],
})

/** The newest orders of the person with this session, as a buyer or as a seller; a seller may search. */
export async function listOrders(on: Queryable, tokenHash: Buffer, { view, q }: { view?: string; q?: string }) {
  const part = view === 'seller' ? 'seller' : 'buyer'
  const rows =
    part === 'buyer'
      ? await bought(on, [tokenHash])
      : q === undefined
        ? await sold(on, [tokenHash])
        : await soldLike(on, [tokenHash, q, `%${q}%`])
  return { records: rows.map(summaryFor(part)), total: rows[0]?.total ?? 0 }
}
