import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/home.ts'

export default {
  banners: '推薦專題',
  search: '搜瓷磚、地板',
  role: { login: '登入', change: '{roles}，切換角色', none: '選擇角色' },
  entries: {
    label: '常用入口',
    categories: '材料分類',
    cart: '購物車',
    orders: '我的訂單',
    sellerOrders: '店鋪訂單',
    address: '收貨地址',
  },
  todo: {
    buyer: '待辦訂單',
    seller: '店鋪訂單',
    all: '全部訂單',
    unpaid: '待付款',
    toShip: '待出貨',
    toAnswer: '取消申請',
    toReceive: '待收貨',
    toReview: '待評價',
    failed: '店鋪訂單沒能載入',
  },
  stages: { title: '裝修到哪一步了？', hint: '按施工階段選材料' },
  categories: { title: '選材料', all: '全部分類', failed: '分類沒能載入' },
  feed: { title: '好物推薦', label: '推薦商品', empty: '還沒有商品上架', emptyHint: '過一會兒再來看看' },
  top: '回到頂部',
} satisfies Translated<typeof source>
