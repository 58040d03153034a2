import { importing } from './fixture-project.ts'

const server = (path: string) => `packages/server/src/${path}`
const demo = (path: string) => `packages/demo/src/${path}`
const web = (path: string) => `packages/web/src/${path}`

/** A project without a fault that crosses every boundary in the allowed way. */
export const CLEAN_PROJECT: Record<string, string> = {
  'packages/contract/src/core/money.ts': importing('zod'),
  'packages/contract/src/orders/schemas.ts': importing('zod', '../core/money.ts'),
  'packages/contract/src/orders/schemas.test.ts': importing('node:fs', 'fast-check', './schemas.ts'),

  [server('main.ts')]: importing('./platform/db/connect.ts', './app.ts', './demo.ts'),
  [server('app.ts')]: importing('./modules/orders/index.ts', './modules/shops/index.ts'),
  [server('demo.ts')]: "export const load = () => import('@zhujia/demo/index.ts')\n",
  [server('platform/db/connect.ts')]: importing('drizzle-orm'),
  [server('platform/db/test-support.ts')]: importing('fast-check', '../../testing/app.ts'),
  [server('platform/db/connect.test.ts')]: importing('./connect.ts', './test-support.ts', '../../testing/app.ts'),
  [server('platform/db/translate.ts')]: importing('drizzle-orm'),
  [server('platform/ledger/transfer.ts')]: importing('../../tables/orders.ts', '../db/translate.ts'),
  [server('providers/sms/port.ts')]: importing('../../platform/ledger/transfer.ts'),
  [server('tables/orders.ts')]: `${importing('drizzle-orm', './shops.ts')}export type OrderRow = string\n`,
  [server('tables/shops.ts')]: importing('drizzle-orm'),
  [server('tables/catalogue.ts')]: importing('drizzle-orm'),
  [server('modules/shops/index.ts')]: importing('../../tables/shops.ts', '../../providers/sms/port.ts'),
  [server('modules/orders/index.ts')]: importing('./routes.ts', '@zhujia/contract/orders/schemas.ts'),
  [server('modules/orders/routes.ts')]: importing('./commands/place-order.ts', './queries.ts', './machine.ts'),
  [server('modules/orders/commands/place-order.ts')]: importing('../repository.ts', '../../shops/index.ts'),
  [server('modules/orders/commands/place-order.test.ts')]: importing(
    './place-order.ts',
    '../../../tables/shops.ts',
    '../../../testing/app.ts',
  ),
  [server('modules/orders/sweep.ts')]: importing('../../tables/shops.ts', '../../testing/app.ts'),
  [server('modules/orders/repository.ts')]: importing('../../tables/orders.ts', 'drizzle-orm'),
  [server('modules/orders/queries.ts')]: importing('../../tables/orders.ts', '../../tables/shops.ts', './present.ts'),
  [server('modules/orders/present.ts')]:
    "import type { OrderRow } from '../../tables/orders.ts'\nexport type Shown = OrderRow\n",
  [server('modules/orders/machine.ts')]: importing('@zhujia/contract/orders/schemas.ts'),
  [server('testing/sweeps.ts')]: importing('../modules/orders/sweep.ts'),
  [server('testing/app.ts')]: importing('../platform/db/connect.ts', '../app.ts', '../modules/orders/index.ts'),

  [demo('index.ts')]: importing('./orders/seed.ts', '@zhujia/server/modules/shops/index.ts'),
  [demo('orders/seed.ts')]: importing('@zhujia/server/modules/orders/commands/place-order.ts'),

  [web('app/main.tsx')]: "import './router.ts'\n",
  [web('app/router.ts')]: "export const load = () => import('../features/orders/pages/order-list.tsx')\n",
  [web('features/orders/pages/order-list.tsx')]: importing('../queries.ts', '../../../widgets/price-text.tsx'),
  [web('features/orders/pages/order-list.test.tsx')]: importing('./order-list.tsx', '@zhujia/server/testing/app.ts'),
  [web('features/orders/queries.ts')]: importing('../../entities/orders/queries.ts'),
  [web('entities/orders/queries.ts')]: importing('../../platform/queries.ts', '../cart/queries.ts'),
  [web('entities/cart/queries.ts')]: importing('../../platform/queries.ts'),
  [web('widgets/price-text.tsx')]: importing('../ui/list.tsx', '@zhujia/contract/core/money.ts'),
  [web('widgets/product-pages.tsx')]:
    "import '../platform/format.ts'\nimport type { Pages } from '../platform/pages.ts'\nexport type Shown = Pages\n",
  [web('widgets/product-pages.test.tsx')]: importing('./product-pages.tsx', 'fast-check'),
  [web('platform/format.ts')]: '',
  [web('platform/pages.ts')]: `${importing('./api-client/client.ts')}export type Pages = string\n`,
  [web('ui/list.tsx')]: importing('antd-mobile'),
  [web('platform/queries.ts')]: `${importing('./api-client/client.ts')}export type Asked = string\n`,
  [web('platform/api-client/client.ts')]: importing('@zhujia/contract/orders/schemas.ts'),

  'packages/e2e/src/buy.spec.ts': importing('@zhujia/server/testing/app.ts', '@zhujia/contract/core/money.ts'),
}

/** One fault: a file planted beside the clean project and every breach that it must bring. */
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
    rules: ['areas-one-way', 'entry-point-only'],
  },
  {
    file: server('window.ts'),
    text: importing('./modules/orders/commands/place-order.ts'),
    rules: ['entry-point-only'],
  },
  { file: server('modules/shops/upward.ts'), text: importing('../orders/index.ts'), rules: ['areas-one-way'] },
  {
    file: server('modules/stock/counts.ts'),
    text: importing('../../tables/catalogue.ts', '../../tables/orders.ts'),
    rules: ['writes-stay-in-area'],
  },
  {
    file: server('modules/shops/commands/steal.ts'),
    text: importing('../../../tables/orders.ts'),
    rules: ['writes-stay-in-area'],
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
    file: web('features/cart/binds.ts'),
    text: importing('../../platform/queries.ts', '../../platform/api-client/client.ts'),
    rules: ['entities-bind-endpoints', 'entities-bind-endpoints'],
  },
  // A type binds nothing.
  {
    file: web('features/cart/names.ts'),
    text: "import type { Asked } from '../../platform/queries.ts'\nexport type Wanted = Asked\n",
    rules: [],
  },
  {
    file: web('entities/cart/shows.ts'),
    text: importing('../../widgets/price-text.tsx', '../../ui/list.tsx', '../../features/orders/queries.ts'),
    rules: ['entities-know-no-screen', 'entities-know-no-screen', 'entities-know-no-screen'],
  },
  {
    file: web('platform/cart-badge.ts'),
    text: importing('../entities/cart/queries.ts', '../widgets/price-text.tsx'),
    rules: ['platform-knows-no-domain', 'platform-knows-no-domain'],
  },
  {
    file: web('ui/knows.ts'),
    text: importing('@zhujia/contract/core/money.ts', '../widgets/price-text.tsx', '../entities/cart/queries.ts'),
    rules: ['ui-is-blind', 'ui-is-blind', 'ui-is-blind'],
  },
  {
    file: web('widgets/fetches.ts'),
    text: importing('../platform/api-client/client.ts', '../entities/cart/queries.ts'),
    rules: ['ui-is-blind', 'ui-is-blind'],
  },
  // By the helpers of queries and pages, by a package of its own.
  {
    file: web('widgets/asks.ts'),
    text: importing('../platform/queries.ts', '../platform/pages.ts', 'drizzle-orm'),
    rules: ['ui-is-blind', 'ui-is-blind', 'ui-is-blind'],
  },
  { file: web('features/cart/picker.tsx'), text: importing('antd-mobile'), rules: ['kit-behind-ui'] },
  { file: web('features/cart/mounts.ts'), text: importing('../../app/router.ts'), rules: ['only-app-mounts'] },
  { file: server('platform/second-pool.ts'), text: importing('./db/connect.ts'), rules: ['db-has-one-source'] },
  { file: server('platform/laws.ts'), text: importing('fast-check'), rules: ['tests-stay-out'] },
  { file: server('platform/borrows.ts'), text: importing('./db/test-support.ts'), rules: ['tests-stay-out'] },
  { file: server('modules/orders/sweeps-too.ts'), text: importing('./sweep.ts'), rules: ['tests-stay-out'] },
  {
    file: server('modules/orders/shortcut.ts'),
    text: importing('@zhujia/demo/index.ts'),
    rules: ['demo-stays-out'],
  },
  {
    file: server('demo-too.ts'),
    text: "export const load = () => import('@zhujia/demo/index.ts')\n",
    rules: ['demo-stays-out'],
  },
  { file: demo('draws.ts'), text: importing('@zhujia/web/ui/list.tsx'), rules: ['server-never-web'] },
  { file: demo('measures.ts'), text: importing('fast-check'), rules: ['tests-stay-out'] },
]

/** The one planted file that nobody imports. */
export const UNUSED = { file: server('platform/forgotten.ts'), rules: ['no-unused-file'] }
