import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests that create their own databases, need none, test permissions or checks before any lookup, or typesetting: on
 * other databases they would only repeat the same.
 */
const WITHOUT_SERVERS = [
  'access/**',
  'attacks/{bigBodies,deepIds,foreignIds,leaks,links,massAssignment,methodsAndOrigins,requests,workbooks}*',
  'letters/{body,paper,shaped}*',
  'kernel/pdf/{contents,richText,typesetter}*',
  '{database,env,main}*',
  'kernel/{files,jobs,mail,sheets,text,web}/**',
  'kernel/db/!(inParallel.test.ts)',
  '{desk/bulk,letters,messages,persons}/kills*',
  'messages/providers/whatsappMedia*',
  'transfer/{backup/**,import/command*}',
  'desk/privacy/command*',
  'desk/scheduler/{together,year}*',
];

/**
 * Tests that are too slow for every day: servers that are started, killed, restored and moved; random tests; tests of
 * all calls by all accounts, in parallel or as attacks; silent servers; the demo data row by row; more rows than a
 * limit; every resource with every feature of a list; and every view as code.
 */
const DRILLS = [
  '{main,messages/month,complaints/property,kernel/db/embedded}',
  '{desk/bulk,letters,messages,persons}/kills',
  'transfer/{backup/{commands,copyCluster,drill,move},import/command*}',
  'desk/privacy/command*',
  'desk/scheduler/{together,year}',
  'access/{matrix,bulkRows,complaintSet,recordSet}',
  '{attacks,races}/*',
  'kernel/records/matrix',
  'kernel/db/{hang,startTogether}',
  'kernel/files/{s3Complaint,s3Faults}',
  '{letters/seed,transfer/seed/seed,transfer/seed/citizens}',
  '{complaints/countLimit,desk/privacy/manyHeld}',
].map((files) => `tests/server/${files}.test.ts`);
const SCREEN_DRILLS = [
  'tests/screens/resources/{empty,lists,matrix,pages}.test.tsx',
  'tests/declare/eject.test.tsx',
];

/** They replace modules of the product, which other files would share with them: each has its own. */
const ALONE = ['tests/server/desk/ninthCapability.test.ts', 'tests/screens/desk/ninthCapability.test.tsx'];

const server = {
  name: 'server',
  include: ['tests/**/*.test.ts'],
  exclude: ['tests/architecture/**', 'tests/e2e/**', ...DRILLS, ...ALONE],
  globalSetup: ['tests/globalSetup.ts'],
  setupFiles: ['tests/setup.ts'],
};
const alone = { ...server, name: 'alone', include: ALONE.slice(0, 1), exclude: [], isolate: true };
const drills = { ...server, name: 'drills', include: DRILLS, exclude: [] };
/** The tests of the API once more, on a PostgreSQL server and an S3-compatible one: `vitest run --mode servers`. */
const servers = {
  name: 'servers',
  include: ['tests/server/**/*.test.ts'],
  exclude: [...WITHOUT_SERVERS.map((files) => `tests/server/${files}`), ...ALONE],
  globalSetup: ['tests/servers.ts'],
  setupFiles: ['tests/setup.ts'],
};
const rules = { name: 'rules', include: ['tests/architecture/*.test.ts'] };
/** React's development build warns, which fails a test, and takes twice as long, as styles do: these run once more with both. */
const IN_DEVELOPMENT = [
  'complaints/{detail,list,bulk}',
  'dashboard/dashboard',
  'content/masterdata/categories',
  'accounts/profile/profile',
  'complaints/recording/create',
  'resources/{gallery,newsForm}',
  'shell/{shell,signIn}',
].map((files) => `tests/screens/${files}.test.tsx`);

const screen = {
  environment: './tests/screens/environment.ts',
  environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
  globalSetup: ['tests/globalSetup.ts'],
};
const setup = ['tests/screens/computedStyle.ts', 'tests/setup.ts', 'tests/screens/setup.ts'];
/** As they ship, but for their styles. */
const screens = {
  ...screen,
  name: 'screens',
  env: { NODE_ENV: 'production' },
  include: ['tests/**/*.test.tsx'],
  exclude: [...SCREEN_DRILLS, ...ALONE],
  setupFiles: ['tests/screens/act.ts', 'tests/screens/unstyled.ts', ...setup],
};
const screensAlone = {
  ...screens,
  name: 'screens alone',
  include: ALONE.slice(1),
  exclude: [],
  isolate: true,
};
const screenDrills = { ...screens, name: 'screen drills', include: SCREEN_DRILLS, exclude: [] };
const asShipped = new Set<object>([screens, screensAlone, screenDrills]);
const warnings = { ...screen, name: 'warnings', include: IN_DEVELOPMENT, setupFiles: setup };

/**
 * The build of a package that Vite uses, and Node for the packages' own imports: emotion and the router have two. As
 * Node chooses them (module-sync): two copies of the router would not share their state.
 */
const built = (build: 'development' | 'production') => ({
  resolve: { conditions: ['module-sync', 'module', 'browser', build] },
  plugins: [
    {
      name: 'build-of-packages',
      configResolved: (config: object) =>
        void Object.assign(config, { isProduction: build === 'production' }),
    },
  ],
});

const daily = [rules, server, screens, alone, screensAlone];
const seldom = [drills, screenDrills, warnings];
/**
 * The projects of `npm test` and `npm run test:servers`: the first without `@seldom` cases, the second with only these
 * of `daily` (scripts/test.mjs); without a mode every test is found.
 */
const MODES: Record<string, typeof daily> = { daily, servers: [servers, ...seldom] };

/** `*.test.ts` runs in Node, `*.test.tsx` with a document. The rules need no database, so that they take a second. */
export default defineConfig(({ mode }) => ({
  // Both builds of React know this form of elements.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // A test of a screen waits for a quarter of its time: one worker more than there are cores fills the gaps.
    maxWorkers: availableParallelism() + 1,
    // Files share the modules of their worker: loading them again for each took a third of the time. Tests clean up
    // what they leave behind (tests/setup.ts).
    isolate: false,
    // Transformed modules are cached in node_modules: transforming them took most of the time of a short run.
    experimental: { fsModuleCache: true },
    // These limits only end hanging tests: most files start a database, on machines that may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: (MODES[mode] ?? [...daily, ...seldom]).map((test) => ({
      extends: true,
      ...built(asShipped.has(test) ? 'production' : 'development'),
      test,
    })),
  },
}));
