import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from './scripts/freePort.ts';

interface Desk {
  port: number;
  /** The port of its mail server; nothing listens there until a test that expects mail starts one. */
  smtpPort: number;
  dataDir: string;
}

interface Desks {
  /** A data folder with the demo data that no server uses. */
  seeded: string;
  desks: Desk[];
}

const WORKERS = 2;

async function makeDesks(): Promise<Desks> {
  const folder = mkdtempSync(join(tmpdir(), 'grievance-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const make = async (_: unknown, nth: number) => ({
    port: await freePort(),
    smtpPort: await freePort(),
    dataDir: join(folder, `desk-${nth}`),
  });
  return { seeded: join(folder, 'seeded'), desks: await Promise.all(Array.from({ length: WORKERS }, make)) };
}

// Read once in the runner and again in each worker, which inherits the runner's environment.
process.env.E2E_DESKS ??= JSON.stringify(await makeDesks());
const { seeded, desks }: Desks = JSON.parse(process.env.E2E_DESKS);

const urlOf = ({ port }: Desk) => `http://127.0.0.1:${port}`;
/** Each worker has its own server, so that no test sees another one's records. */
const own = desks[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
if (!own) throw new Error('More workers than servers');
process.env.E2E_SMTP_PORT = String(own.smtpPort);
process.env.E2E_SEEDED = seeded;

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Chromium without windows around its pages, which take more than half of the time; it cannot show a PDF. */
const installedShell = process.env.CHROMIUM_SHELL ?? '/usr/bin/chromium-headless-shell';
const shell = existsSync(installedShell) ? installedShell : chromium;

const launchOptions = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
});

/** The built product on demo data, in the system's Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: WORKERS,
  retries: 0,
  // These limits only end hanging tests: machines may be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: urlOf(own),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    permissions: ['microphone'],
    actionTimeout: 30_000,
  },
  projects: [
    // Daily journeys: `npm test`. In the installed Chromium, which also shows PDFs.
    { name: 'journeys', grep: /@journey/, use: { launchOptions: launchOptions(chromium) } },
    // All others: `npm run test:servers`.
    { name: 'others', grepInvert: /@journey/, use: { launchOptions: launchOptions(shell) } },
  ],
  webServer: {
    command: 'node tests/e2e/desks.mjs',
    wait: { stdout: /All desks are open/ },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
