import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tx } from '#server/kernel/db/open.ts';
import { diskStore } from '#server/kernel/files/disk.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import { fillFolder } from './draft.ts';
import { type Dump, dumpTables } from './dumpTables.ts';
import { filePath, MANIFEST, type Manifest, SUMS, sumLine } from './format.ts';
import { copyStored, hashOfFile } from './hashing.ts';

const CONFIGURATION = 'config.json';
const OUTBOX = 'outbox';

/** The office's other files in DATA_DIR, without the secret: a restore makes a new one. */
async function officeFiles(dataDir: string): Promise<string[]> {
  const namesIn = (folder: string) => readdir(join(dataDir, folder)).catch(() => []);
  const mails = (await namesIn(OUTBOX)).filter((name) => name.endsWith('.eml'));
  const configuration = (await namesIn('.')).filter((name) => name === CONFIGURATION);
  return [...configuration, ...mails.map((name) => join(OUTBOX, name))];
}

export interface Source {
  /** Runs `work` in a transaction with a consistent snapshot of the database; each call may see a later one. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  files: FileStore;
  dataDir: string;
  version: string;
}

/**
 * Writes a backup to `folder`, which must not exist; it gets that name only when it is complete. A file that is deleted
 * during the copying is missing: then the rows are read again, which no longer refer to it.
 */
export const makeBackup = (source: Source, folder: string, now: Date): Promise<Manifest> =>
  fillFolder(folder, (draft) => write(source, draft, now));

async function write(source: Source, draft: string, now: Date): Promise<Manifest> {
  const copies = diskStore(join(draft, 'files'));
  const copied = new Map<string, string>();
  let lost = new Set<string>();
  let dump: Dump;
  for (;;) {
    dump = await source.read((tx) => dumpTables(tx, draft));
    const missing = await copyFiles(source.files, copies, dump.keys, copied);
    const known = missing.every((key) => lost.has(key));
    lost = new Set(missing);
    if (known) break; // rows still refer to them: the files were lost long before
  }
  for (const key of copied.keys()) {
    if (dump.keys.has(key)) continue;
    await copies.remove(key);
    copied.delete(key);
  }
  for (const [key, sum] of copied) dump.sums.set(filePath(key), sum);
  for (const path of await officeFiles(source.dataDir)) {
    const copy = join('office', path);
    await cp(join(source.dataDir, path), join(draft, copy), { recursive: true });
    dump.sums.set(copy, await hashOfFile(join(draft, copy)));
  }
  return declare(draft, dump, {
    version: source.version,
    made_at: now.toISOString(),
    files: copied.size,
    lost: [...lost],
  });
}

/** Copies files that are not copied yet; returns the keys that the store does not have. */
async function copyFiles(from: FileStore, to: FileStore, keys: Set<string>, copied: Map<string, string>) {
  const missing: string[] = [];
  for (const key of keys) {
    if (copied.has(key)) continue;
    const sum = await copyStored(from, to, key);
    if (sum) copied.set(key, sum);
    else missing.push(key);
  }
  return missing;
}

async function declare(
  draft: string,
  { schema, tables, sequences, sums }: Dump,
  about: Pick<Manifest, 'version' | 'made_at' | 'files' | 'lost'>,
): Promise<Manifest> {
  const save = (name: string, text: string) =>
    writeFile(join(draft, name), text, { mode: 0o600, flush: true });
  await save(SUMS, [...sums].map(([path, sum]) => sumLine(path, sum)).join(''));
  const sha256_of_sums = await hashOfFile(join(draft, SUMS));
  const manifest = { format: 1 as const, ...about, schema, tables, sequences, sha256_of_sums };
  await save(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}
