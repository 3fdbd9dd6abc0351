import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Office } from '../office/office.ts';

const POLL_MS = 5;
const LONGEST_START_MS = 120_000;

/** The product's own server in a separate process. */
export interface RunningServer {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until GET /health answered 200. */
  startedIn: number;
  stop(): Promise<void>;
  /** Kills it without a shutdown, as in a power cut. */
  kill(): Promise<void>;
}

/** `npm start` without its build, on an office that no other process has open. */
export async function startServer({ dataDir, databaseUrl }: Office): Promise<RunningServer> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: 'none' };
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/app/main.ts'], {
    env: databaseUrl ? { ...env, DATABASE_URL: databaseUrl } : env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`The server has ended with code ${child.exitCode}`);
    if (performance.now() - started > LONGEST_START_MS) throw new Error('The server does not start');
    await wait(POLL_MS);
  }
  return {
    url,
    pid: child.pid ?? 0,
    startedIn: performance.now() - started,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', end);
    },
    async kill() {
      end();
      await ended;
      process.off('exit', end);
    },
  };
}

const isHealthy = (url: string) =>
  fetch(`${url}/api/v1/health`).then(
    (response) => response.ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
