import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'grievance-desk-main-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** The server as a process, without demo data. */
function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/app/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', SEED: 'none', DATA_DIR: dataDir, ...env },
  });
  children.push(child);
  const output = { text: '', errors: '' };
  child.stdout.on('data', (data) => {
    output.text += data;
  });
  child.stderr.on('data', (data) => {
    output.errors += data;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = async () => {
    await expect.poll(() => output.text, { timeout: 60_000 }).toContain('openapi.json');
    return /http:\S+/.exec(output.text)?.[0] ?? '';
  };
  return { child, output, ended, url };
}

describe('the process', { timeout: 120_000 }, () => {
  test('[GRD-14] says how to make the first account where there is none', async () => {
    const { child, ended, output, url } = run();
    await url();
    await expect.poll(() => output.text).toContain('There is no account yet');
    expect(output.text).toContain('FIRST_ADMIN_EMAIL=');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('serves, stops gently at the first signal, and starts again with what it had', async () => {
    const account = { FIRST_ADMIN_EMAIL: 'First@example.org', FIRST_ADMIN_PASSWORD: 'Mango season 7' };
    for (const env of [account, {}]) {
      const { child, ended, url, output } = run(env);
      const base = await url();
      const login = await fetch(`${base}/api/v1/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'first@example.org', password: account.FIRST_ADMIN_PASSWORD }),
      });
      expect(login.status).toBe(200);
      expect((await fetch(`${base}/config.json`)).status).toBe(200);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(output.errors).toBe('');
      expect(output.text).not.toMatch(/first@example|Mango|Demo@|no account/i);
    }
  });

  test('a second signal ends it at once', async () => {
    const { child, ended, url } = run();
    const base = await url();
    const body = new ReadableStream({ pull: () => new Promise(() => {}) });
    const hanging = fetch(`${base}/api/v1/login`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    hanging.catch(() => {});
    await fetch(`${base}/api/v1/health`);
    child.kill('SIGINT');
    await expect
      .poll(() =>
        fetch(base).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    child.kill('SIGINT');
    expect(await ended).toBe(1);
  });

  test('a port in use, or a variable that makes no sense, is one clear line', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const empty = join(dataDir, 'busy');
    const busy = run({ PORT: port, SEED: 'demo', DATA_DIR: empty });
    expect(await busy.ended).toBe(1);
    expect(busy.output.errors).toBe(`Port ${port} is in use: set PORT to another one.\n`);
    expect(existsSync(join(empty, 'db'))).toBe(false);
    taken.close();

    const wrong = run({ PORT: 'http' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output.errors.trim().split('\n')).toEqual(['PORT must be 0 to 65535']);
  });
});
