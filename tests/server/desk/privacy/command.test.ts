import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/kernel/db/open.ts';

const folder = mkdtempSync(join(tmpdir(), 'grievance-desk-retention-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function command(...given: string[]) {
  const args = ['--import', 'tsx', 'server/app/commands/retention.ts', ...given];
  const env = { ...process.env, DATA_DIR: folder };
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, out, err) =>
      resolve({ code: error ? 1 : 0, text: out + err }),
    );
  });
}

test('[API-07] npm run retention tells what it would erase, erases with --apply only, and explains itself', async () => {
  const database = await openDatabase({ dataDir: folder });
  await database.migrate();
  await database.close();
  const dry = await command('--older-than', '36');
  expect(dry).toMatchObject({ code: 0, text: expect.stringContaining('Nothing was changed.') });
  expect(dry.text).toMatch(/^ +0 {2}grievances closed long ago/);
  const applied = await command('--older-than', '36', '--log-older-than', '12', '--apply');
  expect(applied).toMatchObject({ code: 0, text: expect.stringContaining('Erased.') });
  for (const wrong of [[], ['--older-than', '0']]) {
    expect(await command(...wrong)).toMatchObject({
      code: 1,
      text: expect.stringContaining('Usage: npm run retention'),
    });
  }
});
