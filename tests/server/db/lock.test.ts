import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../../server/db/embedded/lock.ts';
import { temporaryFolder } from './notes.ts';

let dataDir: string;
let entries: () => string[];

beforeEach(() => {
  dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'lock'));
  entries = () => readdirSync(join(dataDir, 'lock'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const leave = (entry: string) => writeFileSync(join(dataDir, 'lock', entry), '');

test('is held until released, and then leaves nothing behind', () => {
  const release = lockFolder(dataDir);
  expect(() => lockFolder(dataDir)).toThrow(`${dataDir} is in use by process ${process.pid}`);
  release();
  expect(entries()).toEqual([]);
  lockFolder(dataDir)();
});

test('is taken over from a process that is gone', async () => {
  const child = spawn(process.execPath, ['--eval', '0']);
  await once(child, 'exit');
  leave(`${child.pid}-12345`);
  lockFolder(dataDir)();
  expect(entries()).toEqual([]);
});

test('is taken over when the pid of its holder belongs to another process by now', () => {
  leave(`${process.ppid}-1`);
  leave(`${process.pid}-1`);
  lockFolder(dataDir)();
  expect(entries()).toEqual([]);
});

test('is not stopped by other files', () => {
  leave('.DS_Store');
  lockFolder(dataDir)();
});
