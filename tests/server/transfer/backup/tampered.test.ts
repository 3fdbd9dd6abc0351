import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { MANIFEST, readBackup, SUMS, sumLine } from '#server/transfer/backup/format.ts';
import { temporaryFolder } from '../../kernel/db/notes.ts';
import { command } from './command.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A forged backup of these files with correct checksums. */
function forged(files: Record<string, string>, tables: Record<string, number> = {}): string {
  const folder = join(temporaryFolder(), 'backup');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(folder, { recursive: true });
  const sums = Object.entries(files)
    .map(([path, text]) => sumLine(path, hash(text)))
    .join('');
  writeFileSync(join(folder, SUMS), sums);
  const about = { format: 1, version: '1.0.0', made_at: '2026-03-02T04:30:00Z', schema: '0000_initial' };
  const manifest = { ...about, tables, sequences: {}, files: 0, lost: [], sha256_of_sums: hash(sums) };
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
  return folder;
}

test('[API-05] a backup of tables, files and the office is read', async () => {
  const key = `ab/${'0'.repeat(30)}`;
  const names = ['tables/users.ndjson.gz', `files/${key}`, 'office/config.json', 'office/outbox/1.eml'];
  const { sums } = await readBackup(
    forged(Object.fromEntries(names.map((name) => [name, 'x'])), { users: 1 }),
  );
  expect([...sums.keys()]).toEqual(names);
});

test.each([
  'office/../escaped.json',
  '../escaped.json',
  'office/secret',
  'office/outbox/../../config.json',
  'office/lock/x.eml',
  'files/../config.json',
  'files/ab/short',
  'tables/../../users.ndjson.gz',
  'tables/users.sql',
])('[API-05] one that names %s is refused as a whole', async (path) => {
  await expect(readBackup(forged({ [path]: 'x' }))).rejects.toThrow(
    `is not a backup of this product: it contains ${path}.`,
  );
});

test('[API-05] so is an absolute path', async () => {
  const folder = forged({});
  const sums = sumLine('/etc/hostname', hash(readFileSync('/etc/hostname', 'utf8')));
  writeFileSync(join(folder, SUMS), sums);
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...manifest, sha256_of_sums: hash(sums) }));
  await expect(readBackup(folder)).rejects.toThrow('it contains /etc/hostname.');
});

test('[API-05] refuses a table that is not among the files with known hashes', async () => {
  await expect(readBackup(forged({}, { '../users': 1 }))).rejects.toThrow(
    'it contains tables/../users.ndjson.gz.',
  );
  await expect(readBackup(forged({}, { users: 1 }))).rejects.toThrow('it contains tables/users.ndjson.gz.');
});

test('[API-05] a link that leads out of it is no file of it', async () => {
  const folder = forged({ 'office/config.json': 'x', 'office/outbox/1.eml': 'x' });
  const outside = join(temporaryFolder(), 'outbox');
  renameSync(join(folder, 'office/outbox'), outside);
  symlinkSync(outside, join(folder, 'office/outbox'));
  await expect(readBackup(folder)).rejects.toThrow('office/outbox/1.eml is a link');
});

test.each([
  ['has other bytes', (path: string) => writeFileSync(path, 'y'), 'office/config.json'],
  ['is missing', (path: string) => rmSync(path), 'office/config.json is missing'],
])(
  '[API-05] the command restores nothing of one of which a file %s: DATA_DIR is left without any @seldom',
  async (_, tamper, told) => {
    const folder = forged({ 'office/config.json': 'x', 'office/outbox/1.eml': 'x' });
    tamper(join(folder, 'office/config.json'));
    const dataDir = temporaryFolder();
    const { code, text } = await command('restore', dataDir, folder, '--replace');
    expect({ code, text }).toEqual({ code: 1, text: `${folder} is damaged:\n  ${told}\n` });
    expect(readdirSync(dataDir)).toEqual([]);
  },
);
