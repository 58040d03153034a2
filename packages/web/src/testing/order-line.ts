import { detailLine } from '@zhujia/contract/orders/schemas.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { leastData } from './least-answer.ts'

type Line = OrderDetail['lines'][number]

/** One slab for ¥100.00, neither shipped nor cancelled, but for these values. */
export const orderLine = (values: Partial<Line> = {}): Line => ({
  ...leastData(detailLine),
  title: '岩板',
  unit: { step: 'piece', stepThousandths: 1000, base: 'piece', minSteps: 1 },
  priceFen: 10_000,
  totalFen: 10_000,
  ...values,
})
