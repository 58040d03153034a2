import type { RefusalCode } from '@zhujia/contract/errors.ts'
import { ROLES } from '@zhujia/contract/core/roles.ts'
import { REVIEW_DAYS, type ReviewTag } from '@zhujia/contract/reviews/states.ts'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { actingAs } from '#platform/make-ctx.ts'
import { appendReview } from './commands/append-review.ts'
import { replyReview } from './commands/reply-review.ts'
import { writeReview } from './commands/write-review.ts'
import { findReceivedLine } from './queries/find-received-line.ts'

interface DemoReview {
  buyer: string
  /** Which of his received lines, by its SKU's code. */
  sku: string
  /** Days after receipt. */
  after: number
  scores: readonly [goods: number, logistics: number, service: number]
  tags: readonly ReviewTag[]
  text: string
  isAnonymous?: boolean
  /** The shop's answer, a day later. */
  reply?: string
  /** What the buyer adds, so many days after the review, and the answer to that. */
  append?: { after: number; text: string; reply?: string }
}

const OWNER = '13800000001'
const ALL_ROUND = '13800000017'
const SELLER = '13800000002'

/** What the demo buyers say about the very goods that they received. The owner's newest order is left for whoever tries it. */
const REVIEWS: readonly DemoReview[] = [
  {
    buyer: OWNER,
    sku: 'tile-lushan-01',
    after: 4,
    scores: [5, 5, 5],
    tags: ['asDescribed', 'evenColour', 'onTime'],
    text: '铺在客厅和过道，18 箱同一个批号，打开几箱混着排，没看出色差。边很直，留 2 毫米缝，师傅说好铺。',
    reply: '谢谢认可。美缝建议等瓷砖胶干透七天以后再做，缝会更干净。',
    append: {
      after: 38,
      text: '住进来一个多月，拖地没有留水印，桌脚蹭过的地方也没有划痕。',
      reply: '日常清水拖就可以，不要用强酸的洁瓷剂。',
    },
  },
  {
    buyer: OWNER,
    sku: 'tap-yuting-01',
    after: 5,
    scores: [4, 5, 4],
    tags: ['wellPacked', 'goodValue'],
    text: '水流很柔，不溅。手柄阻尼合适，就是高度比想的略矮一点，深盆要先量好再买。',
    reply: '已把离台面的高度补到参数里了，谢谢提醒。',
  },
  {
    buyer: ALL_ROUND,
    sku: 'tile-yunling-01',
    after: 3,
    scores: [5, 4, 5],
    tags: ['asDescribed', 'fineFinish', 'carefulCarrying'],
    text: '第三次给工地拿这款了，侧面颜色和面上接近，磨海棠角不露白。40 箱破了两片，不影响用。',
    reply: '谢谢老客户，下次装箱时多垫一层。',
  },
  {
    buyer: ALL_ROUND,
    sku: 'tap-yuting-01',
    after: 6,
    scores: [3, 4, 4],
    tags: ['wellPacked', 'slowAnswers'],
    text: '东西没问题，三个里有一个缺进水软管，打电话问了半天才回。',
    isAnonymous: true,
    reply: '抱歉让你久等。出库前的配件清点已经加了一道，软管昨天寄出。',
  },
  {
    buyer: OWNER,
    sku: 'tile-hanmo-01',
    after: 7,
    scores: [5, 4, 5],
    tags: ['asDescribed', 'helpfulShop'],
    text: '商家帮着按户型图算箱数，最后剩不到一箱。卧室铺出来比样图安静。',
  },
  {
    buyer: OWNER,
    sku: 'mosaic-boguang-01',
    after: 7,
    scores: [2, 4, 3],
    tags: ['chipped', 'poorPacking'],
    text: '八张里两张边上掉了小粒，外箱只有一层纸。贴在水槽后面，缺的地方自己补了。',
    isAnonymous: true,
    reply: '包装已经换成五层箱加护角。缺粒的两张可以免费补，随时联系我们。',
    append: { after: 12, text: '补的两张收到了，这次包得很严实，颜色也对得上。' },
  },
]

type SeedCtx = Ctx<never, Actor>

/** Writes the demo reviews with their answers and additions through the commands, each at its own time. */
export async function seedReviews(ctx: SeedCtx, userIds: ReadonlyMap<string, string>): Promise<void> {
  for (const review of REVIEWS) await seedReview(ctx, userIds, review)
}

async function seedReview(ctx: SeedCtx, userIds: ReadonlyMap<string, string>, review: DemoReview): Promise<void> {
  const { buyer, sku, after, tags, text, isAnonymous = false, reply, append } = review
  const [goods, logistics, service] = review.scores
  const as = (phone: string, at: Date): Ctx<RefusalCode> => {
    const userId = userIds.get(phone)
    if (userId === undefined) throw new Error(`the demo world has no ${phone}`)
    return actingAs(ctx, {
      actor: { kind: 'user', userId, sessionId: newId(), roles: ROLES },
      clock: { now: () => at },
    })
  }
  const line = await findReceivedLine(as(buyer, ctx.clock.now()), sku)
  if (!line?.dueAt) throw new Error(`${buyer} has received no ${sku}`)
  const at = addSeconds(line.dueAt, (after - REVIEW_DAYS) * DAY)
  const body = {
    lineId: line.lineId,
    scores: { goods, logistics, service },
    tags: [...tags],
    text,
    photoIds: [],
    isAnonymous,
  }
  const id = await writeReview(as(buyer, at), line.orderId, body)
  if (reply !== undefined) await replyReview(as(SELLER, addSeconds(at, DAY)), id, { to: 'review', text: reply })
  if (!append) return
  const appendedAt = addSeconds(at, append.after * DAY)
  await appendReview(as(buyer, appendedAt), id, { text: append.text, photoIds: [] })
  if (append.reply !== undefined)
    await replyReview(as(SELLER, addSeconds(appendedAt, DAY)), id, { to: 'append', text: append.reply })
}
