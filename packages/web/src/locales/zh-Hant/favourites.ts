import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/favourites.ts'

export default {
  manage: '管理',
  done: '完成',
  all: '全選',
  select: '選擇 {name}',
  remove: '取消收藏',
  removeCount: { $other: '取消收藏 ({count})' },
  removed: '已取消收藏',
  nothing: '請先勾選要取消收藏的',
  failed: '收藏沒能載入',
  cheaper: '比收藏時降 {money}',
  dearer: '比收藏時漲 {money}',
  products: { $other: '{count} 件在售' },
  enter: '進店',
  kinds: { label: '收藏的種類', product: '商品', shop: '店鋪' },
  confirm: {
    title: { $other: '取消收藏 {count} 項？' },
    body: '取消後可以在商品頁重新收藏',
    keep: '再想想',
  },
  empty: {
    product: '還沒有收藏商品',
    productHint: '在商品頁點一下「收藏」，降價了這裡會標出來',
    shop: '還沒有收藏店鋪',
    shopHint: '在商品頁的店鋪卡片上可以收藏店鋪',
    browse: '去逛逛',
  },
  heart: {
    add: '收藏',
    added: '已收藏',
    addShop: '收藏店鋪',
    done: '已收藏',
    gone: '已取消收藏',
    loginFirst: '登入後為你收藏',
  },
  cart: {
    move: '移入收藏',
    moved: { $other: '已移入收藏 {count} 件' },
    left: { $other: '{count} 件商品已失效，留在購物車' },
    nothing: '請先勾選要移入收藏的商品',
  },
} satisfies Translated<typeof source>
