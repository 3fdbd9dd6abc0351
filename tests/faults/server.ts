import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { watchOthers } from './bounds.ts';

const POLL_MS = 20;
/** After this time the server hangs. */
const HANGS_MS = 240_000;

export interface RunningServer {
  url: string;
  child: ChildProcess;
  /** Milliseconds from the start of the process until the health call succeeded. */
  startedIn: number;
  /** Other processes have left it the machine, so this time can be judged. */
  wasAlone: boolean;
  /** Kills it like a crash, without a chance to write anything. */
  kill(): Promise<void>;
  /** Stops it like an operator; returns the exit code. */
  stop(): Promise<number | null>;
  /** Its whole output. */
  output(): string;
}

/** A server process like `npm start`, which may not be ready yet. */
export function spawnServer(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/app/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', SEED: 'demo', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  const ended = once(child, 'close');
  // An interrupted suite must not leave a server running.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  void ended.then(() => process.off('exit', end));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { child, ended, kill, output: () => printed };
}

/**
 * Starts the server and waits until it is ready.
 * @throws Error with its output when it does not start
 */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const begun = performance.now();
  const wasLeftAlone = watchOthers();
  const { child, ended, kill, output } = spawnServer(env);
  while (performance.now() - begun < HANGS_MS && child.exitCode === null && child.signalCode === null) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output()) ?? [];
    if (url && (await isWell(url))) {
      const stop = async () => {
        child.kill('SIGTERM');
        const [code] = await ended;
        return code as number | null;
      };
      const startedIn = performance.now() - begun;
      return { url, child, startedIn, wasAlone: wasLeftAlone(child.pid ?? 0), kill, stop, output };
    }
    await pause(POLL_MS);
  }
  await kill();
  throw new Error(`The server did not come up:\n${output().slice(-2_000)}`);
}

const isWell = (url: string) =>
  fetch(`${url}/api/v1/health`).then(
    ({ ok }) => ok,
    () => false,
  );
