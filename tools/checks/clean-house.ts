import { importing } from './plant.ts'

const server = (path: string) => `packages/server/src/${path}`
const web = (path: string) => `packages/web/src/${path}`

/** A house without a fault that walks through every door in the allowed way. */
export const CLEAN_HOUSE: Record<string, string> = {
  'packages/contract/src/core/money.ts': importing('zod'),
  'packages/contract/src/orders/schemas.ts': importing('zod', '../core/money.ts'),
  'packages/contract/src/orders/schemas.test.ts': importing('node:fs', 'fast-check', './schemas.ts'),

  [server('main.ts')]: importing('./platform/db/connect.ts', './app.ts', './demo.ts'),
  [server('app.ts')]: importing('./modules/orders/index.ts', './modules/shops/index.ts'),
  [server('demo.ts')]: importing('./modules/orders/seed.ts', './modules/shops/index.ts'),
  [server('platform/db/connect.ts')]: importing('drizzle-orm'),
  [server('platform/db/test-support.ts')]: importing('fast-check', '../../testing/app.ts'),
  [server('platform/db/connect.test.ts')]: importing('./connect.ts', './test-support.ts', '../../testing/app.ts'),
  [server('platform/db/translate.ts')]: importing('drizzle-orm'),
  [server('platform/ledger/transfer.ts')]: importing('../../tables/orders.ts', '../db/translate.ts'),
  [server('providers/sms/port.ts')]: importing('../../platform/ledger/transfer.ts'),
  [server('tables/orders.ts')]: `${importing('drizzle-orm', './shops.ts')}export type OrderRow = string\n`,
  [server('tables/shops.ts')]: importing('drizzle-orm'),
  [server('modules/shops/index.ts')]: importing('../../tables/shops.ts', '../../providers/sms/port.ts'),
  [server('modules/orders/index.ts')]: importing('./routes.ts', '@zhujia/contract/orders/schemas.ts'),
  [server('modules/orders/routes.ts')]: importing('./commands/place-order.ts', './queries.ts', './machine.ts'),
  [server('modules/orders/commands/place-order.ts')]: importing('../repository.ts', '../../shops/index.ts'),
  [server('modules/orders/commands/place-order.test.ts')]: importing(
    './place-order.ts',
    '../../../tables/shops.ts',
    '../../../testing/app.ts',
  ),
  [server('modules/orders/repository.ts')]: importing('../../tables/orders.ts', 'drizzle-orm'),
  [server('modules/orders/queries.ts')]: importing('../../tables/orders.ts', '../../tables/shops.ts', './present.ts'),
  [server('modules/orders/present.ts')]:
    "import type { OrderRow } from '../../tables/orders.ts'\nexport type Shown = OrderRow\n",
  [server('modules/orders/machine.ts')]: importing('@zhujia/contract/orders/schemas.ts'),
  [server('modules/orders/seed.ts')]: importing('./commands/place-order.ts'),
  [server('testing/app.ts')]: importing(
    '../platform/db/connect.ts',
    '../app.ts',
    '../modules/orders/index.ts',
    '../demo.ts',
  ),

  [web('app/main.tsx')]: "import './router.ts'\n",
  [web('app/router.ts')]: "export const load = () => import('../features/orders/pages/order-list.tsx')\n",
  [web('features/orders/pages/order-list.tsx')]: importing('../queries.ts', '../../../widgets/price-text.tsx'),
  [web('features/orders/pages/order-list.test.tsx')]: importing('./order-list.tsx', '@zhujia/server/testing/app.ts'),
  [web('features/orders/queries.ts')]: importing('../../platform/api-client/client.ts'),
  [web('widgets/price-text.tsx')]: importing('../ui/list.tsx', '@zhujia/contract/core/money.ts'),
  [web('ui/list.tsx')]: importing('antd-mobile'),
  [web('platform/api-client/client.ts')]: importing('@zhujia/contract/orders/schemas.ts'),

  'packages/e2e/src/buy.spec.ts': importing('@zhujia/server/testing/app.ts', '@zhujia/contract/core/money.ts'),
}

/** One fault: a file planted beside the clean house and every breach that it must bring. */
export interface Planted {
  file: string
  text: string
  rules: string[]
}

/** At least one fault for every rule of .dependency-cruiser.cjs and for every pattern of a rule. */
export const FAULTS: Planted[] = [
  { file: server('platform/knot-a.ts'), text: importing('./knot-b.ts'), rules: ['no-circular'] },
  // A cycle is reported once, at its first file. Its other half is a type-only import: that counts too.
  { file: server('platform/knot-b.ts'), text: "import type { A } from './knot-a.ts'\nexport type B = A\n", rules: [] },
  { file: 'packages/contract/src/core/reads.ts', text: importing('node:fs'), rules: ['contract-is-a-leaf'] },
  { file: 'packages/contract/src/core/kit.ts', text: importing('drizzle-orm'), rules: ['contract-is-a-leaf'] },
  {
    file: 'packages/contract/src/core/upward.ts',
    text: importing('@zhujia/server/platform/db/translate.ts'),
    rules: ['contract-is-a-leaf'],
  },
  {
    file: 'packages/contract/src/core/side.test.ts',
    text: importing('@zhujia/web/ui/list.tsx'),
    rules: ['contract-is-a-leaf'],
  },
  {
    file: web('platform/reach.ts'),
    text: "import type { OrderRow } from '@zhujia/server/tables/orders.ts'\nexport type R = OrderRow\n",
    rules: ['web-never-server'],
  },
  {
    file: web('platform/start.ts'),
    text: importing('@zhujia/server/testing/app.ts'),
    rules: ['tests-stay-out', 'web-never-server'],
  },
  { file: server('platform/draws.ts'), text: importing('@zhujia/web/ui/list.tsx'), rules: ['server-never-web'] },
  {
    file: server('platform/ledger/reach.ts'),
    text: importing('../../modules/shops/index.ts'),
    rules: ['platform-below-modules'],
  },
  { file: server('tables/reach.ts'), text: importing('../modules/shops/index.ts'), rules: ['platform-below-modules'] },
  {
    file: server('providers/sms/reach.ts'),
    text: importing('../../modules/shops/index.ts'),
    rules: ['platform-below-modules'],
  },
  {
    file: server('modules/shops/window.ts'),
    text: importing('../orders/commands/place-order.ts'),
    rules: ['front-door-only'],
  },
  {
    file: server('window.ts'),
    text: importing('./modules/orders/commands/place-order.ts'),
    rules: ['front-door-only'],
  },
  {
    file: server('demo/window.ts'),
    text: importing('../modules/orders/commands/place-order.ts'),
    rules: ['front-door-only'],
  },
  {
    file: server('modules/shops/commands/steal.ts'),
    text: importing('../../../tables/orders.ts'),
    rules: ['writes-stay-home'],
  },
  {
    file: server('modules/shops/routes.ts'),
    text: importing('../../tables/shops.ts', 'drizzle-orm'),
    rules: ['no-sql-in-routes', 'no-sql-in-routes'],
  },
  {
    file: server('modules/shops/machine.ts'),
    text: importing('../../platform/db/translate.ts', './queries.ts'),
    rules: ['machines-are-pure', 'machines-are-pure'],
  },
  { file: server('modules/shops/queries.ts'), text: importing('../../tables/orders.ts'), rules: [] },
  { file: server('modules/orders/refund-policy.ts'), text: importing('./repository.ts'), rules: ['machines-are-pure'] },
  {
    file: server('modules/shops/present.ts'),
    text: importing('../../tables/shops.ts', 'drizzle-orm'),
    rules: ['machines-are-pure', 'machines-are-pure'],
  },
  { file: web('features/cart/queries.ts'), text: importing('../orders/queries.ts'), rules: ['feature-never-feature'] },
  {
    file: web('ui/knows.ts'),
    text: importing('@zhujia/contract/core/money.ts', '../widgets/price-text.tsx'),
    rules: ['ui-is-blind', 'ui-is-blind'],
  },
  { file: web('widgets/fetches.ts'), text: importing('../platform/api-client/client.ts'), rules: ['ui-is-blind'] },
  { file: web('features/cart/picker.tsx'), text: importing('antd-mobile'), rules: ['kit-behind-ui'] },
  { file: web('features/cart/mounts.ts'), text: importing('../../app/router.ts'), rules: ['only-app-mounts'] },
  { file: server('platform/second-pool.ts'), text: importing('./db/connect.ts'), rules: ['db-has-one-source'] },
  { file: server('platform/laws.ts'), text: importing('fast-check'), rules: ['tests-stay-out'] },
  { file: server('platform/borrows.ts'), text: importing('./db/test-support.ts'), rules: ['tests-stay-out'] },
  { file: server('modules/orders/shortcut.ts'), text: importing('./seed.ts'), rules: ['tests-stay-out'] },
]

/** The one planted file that nobody imports. */
export const UNUSED = { file: server('platform/forgotten.ts'), rules: ['no-unused-file'] }
