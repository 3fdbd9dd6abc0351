import { relative, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
// The global setup runs in this process, and imports instrumented files too.
import './activeMutant.ts';
import { instrument } from './instrument.ts';
import { FILES } from './jobs.ts';

const root = resolve(import.meta.dirname, '../..');
const files = (process.env[FILES] ?? '').split(',');

/** One process that runs server tests on files with mutants; no file on disk changes. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform(code, id) {
        const file = relative(root, id);
        return files.includes(file) ? { code: instrument(file, code), map: null } : undefined;
      },
    },
  ],
  test: {
    include: ['scripts/mutation/anchor.ts'],
    globalSetup: ['tests/globalSetup.ts'],
    setupFiles: ['tests/setup.ts'],
    runner: './scripts/mutation/runner.ts',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 40_000,
    hookTimeout: 40_000,
    // Code that a mutant leaves running may fail later.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
