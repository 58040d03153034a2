/** What a member of a shop may be granted; `order.ship` and `order.manage` give nothing without `order.read`. The owner has all of it. */
export const SHOP_PERMISSIONS = [
  'order.read',
  'order.ship',
  'order.manage',
  'product.write',
  'money.read',
  'review.reply',
] as const
export type ShopPermission = (typeof SHOP_PERMISSIONS)[number]
