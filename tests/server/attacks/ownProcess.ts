import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { atEnd } from '../../leftovers.ts';

const ADMIN = { username: 'first@example.org', password: 'Mango season 7' };

/** For tests that start it: this only ends hanging tests. */
export const PATIENCE = { timeout: 240_000 };

/** The server in a separate process with an empty database, and its first administrator. */
export async function ownProcess() {
  const dataDir = mkdtempSync(join(tmpdir(), 'grievance-desk-attacked-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/app/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SEED: 'none',
      DATA_DIR: dataDir,
      FIRST_ADMIN_EMAIL: ADMIN.username,
      FIRST_ADMIN_PASSWORD: ADMIN.password,
    },
  });
  atEnd(() => ended(child));
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said.text += data;
    });
  }
  await expect.poll(() => said.text, { timeout: 180_000 }).toContain('openapi.json');
  const url = /http:\S+/.exec(said.text)?.[0] ?? '';
  const call = (method: string, path: string, init: RequestInit = {}) =>
    fetch(`${url}/api/v1/${path}`, { method, ...init });
  const login = await call('POST', 'login', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await login.json()) as { token: string };
  return { url, token, call, said, admin: ADMIN, memory: memoryOf(child.pid) };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    if (child.exitCode === null) child.kill('SIGKILL');
    else resolve();
  });
}

/** The memory of a process from Linux, in bytes: now, and the peak since `forget`. */
function memoryOf(pid: number | undefined) {
  const read = (line: string) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  };
  return {
    now: () => read('VmRSS'),
    most: () => read('VmHWM'),
    forget: () => writeFileSync(`/proc/${pid}/clear_refs`, '5'),
  };
}
