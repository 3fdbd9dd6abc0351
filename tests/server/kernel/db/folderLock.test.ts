import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '#server/kernel/db/folderLock.ts';
import { temporaryFolder } from './notes.ts';

let dataDir: string;
let entries: () => string[];
const holders: ChildProcess[] = [];
const asking: Socket[] = [];

beforeEach(() => {
  dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'lock'));
  entries = () => readdirSync(join(dataDir, 'lock'));
});
afterEach(() => {
  for (const one of asking.splice(0)) one.destroy();
  for (const holder of holders.splice(0)) holder.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const LOCK = resolve('server/kernel/db/folderLock.ts');
const HOLD = `import { lockFolder } from ${JSON.stringify(LOCK)};
await lockFolder(process.env.FOLDER);
console.log('held');
setInterval(() => {}, 1000);`;

/** Another process that holds the folder, started by `launcher`. */
async function holder(...launcher: string[]): Promise<ChildProcess> {
  const command = [...launcher, process.execPath, '--import', 'tsx', '--input-type=module', '--eval', HOLD];
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: { ...process.env, FOLDER: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(child);
  await once(child.stdout ?? child, 'data');
  return child;
}

test('is held until released, and then leaves nothing behind', async () => {
  const release = await lockFolder(dataDir);
  await expect(lockFolder(dataDir)).rejects.toThrow(`${dataDir} is in use by process ${process.pid} on `);
  release();
  expect(entries()).toEqual([]);
  (await lockFolder(dataDir))();
});

test('of several that start at once at most one goes on', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(dataDir)));
  const taken = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(taken.length).toBeLessThanOrEqual(1);
  for (const release of taken) release();
});

test('is refused while another process holds it, and taken over once that was killed', async () => {
  const child = await holder();
  await expect(lockFolder(dataDir)).rejects.toThrow(`is in use by process ${child.pid} on `);
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await lockFolder(dataDir))();
  expect(entries()).toEqual([]);
});

test('is refused while its holder is stopped and says nothing', async () => {
  const child = await holder();
  child.kill('SIGSTOP');
  await expect(lockFolder(dataDir)).rejects.toThrow('is in use by another process');
});

test.runIf(process.platform === 'linux')(
  'is refused while its holder is suspended and its queue is full',
  async () => {
    const child = await holder();
    const [socket = ''] = entries();
    child.kill('SIGSTOP');
    const ask = async () => {
      const one = connect(join(dataDir, 'lock', socket));
      asking.push(one.on('error', () => {}));
      await once(one, 'connect');
    };
    const askUntilRefused = async () => {
      for (;;) await ask();
    };
    await expect(askUntilRefused()).rejects.toMatchObject({ code: 'EAGAIN' });
    await expect(lockFolder(dataDir)).rejects.toThrow('is in use by another process (EAGAIN)');
    expect(entries()).toEqual([socket]);
  },
);

const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const mayContain = spawnSync('unshare', [...CONTAINER.slice(1), 'true']).status === 0;

test.skipIf(!mayContain)('works across containers, whose processes have the same numbers', async () => {
  await holder(...CONTAINER);
  const second = spawnSync(
    'unshare',
    [...CONTAINER.slice(1), process.execPath, '--import', 'tsx', '--input-type=module', '--eval', HOLD],
    { env: { ...process.env, FOLDER: dataDir }, encoding: 'utf8', timeout: 60_000 },
  );
  expect(second.stderr).toContain(`${dataDir} is in use by process 1 on `);
  expect(second.stdout).toBe('');
});

test('is not stopped by other files', async () => {
  writeFileSync(join(dataDir, 'lock', '.DS_Store'), '');
  (await lockFolder(dataDir))();
});

test('works in a folder whose path is too long for a socket', async () => {
  const deep = join(dataDir, 'x'.repeat(120));
  const release = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow('is in use by process');
  release();
});
