import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Read once in the runner and again in each worker, which inherits what the runner has put here. */
async function address(): Promise<string> {
  if (!process.env.E2E_PORT) {
    process.env.E2E_PORT = String(await freePort());
    process.env.E2E_SMTP_PORT = String(await freePort());
    const dataDir = mkdtempSync(join(tmpdir(), 'grievance-e2e-'));
    process.env.E2E_DATA_DIR = dataDir;
    process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  }
  return `http://127.0.0.1:${process.env.E2E_PORT}`;
}

const baseURL = await address();

/** The built product on an empty data folder, in the system's Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 1,
  retries: 0,
  // These only end what hangs: machines may be busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    permissions: ['microphone'],
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
    },
  },
  webServer: {
    command: 'node scripts/run.mjs start',
    url: baseURL,
    env: {
      PORT: process.env.E2E_PORT ?? '',
      DATA_DIR: process.env.E2E_DATA_DIR ?? '',
      // Nobody listens there until a test that expects mail does.
      SMTP_URL: `smtp://127.0.0.1:${process.env.E2E_SMTP_PORT}`,
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
