/** What shops write of their goods is in Simplified Chinese, whatever the reader's language: readers and fonts need to know. */
export const GOODS_LANG = 'zh-Hans'
