import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/measure.ts'

export default {
  open: '按面積算',
  row: { label: '用量', hint: '輸入面積或房間尺寸，算出要買多少' },
  title: '用量計算',
  mode: { label: '計算方式', area: '按面積', room: '按房間' },
  surface: { label: '鋪在哪裡', floor: '地面', walls: '牆面' },
  size: {
    area: '面積',
    length: '長',
    width: '寬',
    height: '高',
    openings: '門窗面積',
    openingsHint: '沒有可不填',
    wrong: '請填數字，最多兩位小數',
  },
  loss: '損耗',
  laying: { label: '鋪法', straight: '直鋪', diagonal: '斜鋪', herringbone: '人字鋪', maker: '商家建議' },
  result: {
    label: '計算結果',
    empty: '填好尺寸，這裡顯示要買的數量、餘量和金額',
    needed: '含損耗需要',
    buy: '要買',
    bought: '實際面積',
    covers: '可施工面積',
    surplus: '餘量',
    total: '合計',
    basis: '單份用量按「{basis}」計算',
  },
  tooMuch: '一次最多買 {amount}，請分開計算',
  short: '庫存只有 {amount}，不夠這個面積',
  shortLot: '同一批號最多 {amount}，不夠這個面積；分批購買會有色差',
  apply: '填入 {amount}',
  applyNothing: '填入數量',
} satisfies Translated<typeof source>
