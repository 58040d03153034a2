/** The language of shops' texts, for screen readers and fonts. */
export const GOODS_LANG = 'zh-Hans'
