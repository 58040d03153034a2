import type { z } from 'zod'
import type { shipBody } from '@zhujia/contract/orders/schemas.ts'
import type { ReasonBody } from '@zhujia/contract/orders/reasons.ts'

/** What buyers write to a shop. */
export const REMARKS: readonly string[] = [
  '请安排同一批号',
  '周末送货，提前一天打电话',
  '送到工地，联系装修师傅',
  '六楼没有电梯，请带小推车',
  '外箱破损请拒收，谢谢',
  '麻烦多放两片备用',
  '送货单请写项目名',
  '下周三之前到就行',
  '别放快递柜，送货上门',
  '颜色发深一点的那批',
  '先发主材，辅料可以晚两天',
  '小区限行，请用小车',
  '到货前联系物业登记',
  '急用，麻烦今天发',
]

/** Why unpaid orders are cancelled. */
export const CANCEL_REASONS: readonly ReasonBody<'cancel'>[] = [
  { reason: 'changedMind' },
  { reason: 'wrongAddress', note: '地址填成老家了' },
  { reason: 'wrongGoods', note: '规格拍错了' },
  { reason: 'wrongGoods', note: '颜色选错了，重新下单' },
  { reason: 'changedMind', note: '家里人选了别的款' },
  { reason: 'other', note: '开工推迟，先不买了' },
]

/** Why the cancellation of paid ones is requested. */
export const REQUEST_REASONS: readonly ReasonBody<'requestCancel'>[] = [
  ...CANCEL_REASONS,
  { reason: 'tooSlow', note: '工期提前，来不及等' },
]

type Carrier = z.output<typeof shipBody>['carrier']

/** Carriers with the prefix of their tracking numbers; a carrier that is listed twice is drawn twice as often. */
export const CARRIER_PREFIXES: readonly (readonly [carrier: Carrier, prefix: string])[] = [
  ['deppon', 'DPK'],
  ['deppon', 'DPK'],
  ['sf', 'SF'],
  ['sf', 'SF'],
  ['zto', '7'],
  ['yto', 'YT'],
  ['jd', 'JDV'],
  ['sto', '77'],
  ['yunda', '43'],
  ['ems', '11'],
]

/** Shops' own trucks; of some no driver's phone is given. */
export const TRUCKS: readonly { trackingNumber: string; driverPhone?: string }[] = [
  { trackingNumber: '粤E·8K216', driverPhone: '19900020001' },
  { trackingNumber: '粤A·3J905', driverPhone: '19900020002' },
  { trackingNumber: '闽C·7H618', driverPhone: '19900020003' },
  { trackingNumber: '浙B·2T380' },
  { trackingNumber: '苏E·6M127', driverPhone: '19900020005' },
  { trackingNumber: '川A·9L052', driverPhone: '19900020006' },
  { trackingNumber: '京A·5F441', driverPhone: '19900020007' },
  { trackingNumber: '鄂A·1R869' },
]
