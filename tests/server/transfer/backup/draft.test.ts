import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fillFolder } from '#server/transfer/backup/draft.ts';
import { temporaryFolder } from '../../kernel/db/notes.ts';

const write = async (draft: string) => writeFileSync(join(draft, 'rows'), 'all');

test('a folder has its name when it is whole, and nothing else is left', async () => {
  const parent = temporaryFolder();
  await fillFolder(join(parent, 'monday'), async (draft) => {
    await write(draft);
    expect(readdirSync(parent)).toEqual(['monday.part']);
  });
  expect(readdirSync(parent, { recursive: true }).sort()).toEqual(['monday', 'monday/rows']);
});

test('one that could not be filled leaves nothing', async () => {
  const parent = temporaryFolder();
  const failing = fillFolder(join(parent, 'monday'), async (draft) => {
    await write(draft);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(readdirSync(parent)).toEqual([]);
});

test('removes the draft of a killed process with the next one, but no other files', async () => {
  const parent = temporaryFolder();
  mkdirSync(join(parent, 'film.part'));
  const code = `import { fillFolder } from ${JSON.stringify(resolve('server/transfer/backup/draft.ts'))};
    await fillFolder(process.env.FOLDER, () => { console.log('filling'); return new Promise(() => setInterval(() => {}, 1000)); });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    env: { ...process.env, FOLDER: join(parent, 'monday') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await fillFolder(join(parent, 'tuesday'), write);
  expect(existsSync(join(parent, 'monday.part'))).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await fillFolder(join(parent, 'wednesday'), write);
  expect(readdirSync(parent).sort()).toEqual(['film.part', 'tuesday', 'wednesday']);
});
