export default {
  contact: {
    phone: '电话',
    hours: '服务时间',
    daily: '每日 {from}–{to}',
    days: '{first}至{last} {from}–{to}',
    call: '拨打{shop}的电话 {phone}',
  },
  head: {
    deposit: '已缴保证金 {money}',
    products: { $other: '{count} 件在售' },
    score: '评分 {score}',
    reviews: { $other: '{count} 条评价' },
    noScore: '暂无评价',
  },
  licence: {
    company: '营业执照',
    creditCode: '统一社会信用代码',
    byShop: '以上由店铺填写',
    none: '这家店铺还没有填写营业执照',
  },
  together: { title: '搭配购买', why: '常与这件商品一起购买', whyMany: '常与你买的商品一起购买' },
} as const
