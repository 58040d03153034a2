import { REVIEW_DAYS, type ReviewTag } from '@zhujia/contract/reviews/states.ts'
import { addSeconds, DAY } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { findReceivedLine } from '@zhujia/server/modules/reviews/queries/find-received-line.ts'
import { runnerOf } from '../runner.ts'
import { runReview, type ReviewScenario } from './run-review.ts'

interface DemoReview {
  buyer: string
  /** Which of their received lines, by its SKU's code. */
  sku: string
  /** Days after receipt. */
  after: number
  scores: readonly [goods: number, logistics: number, service: number]
  tags: readonly ReviewTag[]
  text: string
  isAnonymous?: boolean
  /** The shop's reply, a day later. */
  reply?: string
  /** The follow-up review, this many days after the review, and the shop's reply to it. */
  append?: { after: number; text: string; reply?: string }
}

const OWNER = '13800000001'
const ALL_ROUND = '13800000017'
const SELLER = '13800000002'

/** Reviews of the demo buyers. The owner's newest received order has none, so that visitors can write one. */
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
    reply: '包装已经换成五层箱加护角，谢谢提醒。',
    append: { after: 12, text: '贴好快两周，没有再掉粒，颜色也和图上一样。' },
  },
]

/** Writes the demo reviews with their replies and follow-ups, each at its own time. */
export async function seedReviews(ctx: Ctx<never, Actor>, userIds: ReadonlyMap<string, string>): Promise<void> {
  const runner = runnerOf(ctx)
  const idOf = (phone: string): string => {
    const id = userIds.get(phone)
    if (id === undefined) throw new Error(`the demo world has no ${phone}`)
    return id
  }
  for (const review of REVIEWS) {
    const buyerId = idOf(review.buyer)
    const line = await findReceivedLine(runner.as(buyerId, ctx.clock.now()), review.sku)
    if (!line?.dueAt) throw new Error(`${review.buyer} has received no ${review.sku}`)
    const at = addSeconds(line.dueAt, (review.after - REVIEW_DAYS) * DAY)
    await runReview(runner, scenarioOf(review, { ...line, buyerId }, at), idOf(SELLER))
  }
}

function scenarioOf(review: DemoReview, line: ReviewScenario['line'], at: Date): ReviewScenario {
  const { scores, tags, text, isAnonymous = false, reply, append } = review
  const [goods, logistics, service] = scores
  const answer = (to: Date, said: string | undefined) =>
    said === undefined ? {} : { reply: { at: addSeconds(to, DAY), text: said } }
  const appendedAt = addSeconds(at, (append?.after ?? 0) * DAY)
  return {
    line,
    at,
    scores: { goods, logistics, service },
    tags: [...tags],
    text,
    isAnonymous,
    photos: [],
    ...answer(at, reply),
    ...(append && { append: { at: appendedAt, text: append.text, ...answer(appendedAt, append.reply) } }),
  }
}
