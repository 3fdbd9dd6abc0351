import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** These bring their databases themselves, or need none: they would only do the same again. */
const WITHOUT_SERVERS = [
  '{db,env,files,jobs,main}*',
  '{backup,db,files,jobs,sheets,text,web}/**',
  '{import,privacy}/command*',
];

const server = {
  name: 'server',
  include: ['tests/**/*.test.ts'],
  exclude: ['tests/architecture/**', 'tests/e2e/**'],
  globalSetup: ['tests/globalSetup.ts'],
  setupFiles: ['tests/setup.ts'],
};
/** The tests of the API once more, on a PostgreSQL server and an S3-compatible one: `vitest run --mode servers`. */
const servers = {
  name: 'servers',
  include: ['tests/server/**/*.test.ts'],
  exclude: WITHOUT_SERVERS.map((files) => `tests/server/${files}`),
  globalSetup: ['tests/servers.ts'],
  setupFiles: ['tests/setup.ts'],
};
const rules = { name: 'rules', include: ['tests/architecture/*.test.ts'] };
const screens = {
  name: 'screens',
  include: ['tests/**/*.test.tsx'],
  environment: './tests/screens/environment.ts',
  environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
  globalSetup: ['tests/globalSetup.ts'],
  setupFiles: ['tests/setup.ts', 'tests/screens/setup.ts'],
};

/** `*.test.ts` runs in Node, `*.test.tsx` with a document. The rules need no database, so that they take a second. */
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  // As Node itself picks them for react-admin: a second copy of the router would know nothing of the first.
  resolve: { conditions: ['module-sync', ...defaultClientConditions] },
  test: {
    // A test of a screen waits for a quarter of its time: one worker more than there are cores fills the gaps.
    maxWorkers: availableParallelism() + 1,
    // Files share the modules of their worker: loading them anew for each took a third of the time. What a test leaves
    // behind it clears itself (tests/setup.ts).
    isolate: false,
    // These only end what hangs: a database is started in most files, on machines that may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: (mode === 'servers' ? [servers] : [rules, server, screens]).map((test) => ({
      extends: true,
      test,
    })),
  },
}));
