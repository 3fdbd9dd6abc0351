import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isKey } from '#server/kernel/files/keys.ts';
import { hashOfFile } from './hashing.ts';

/**
 * A backup is a folder with the same format for every kind of database and store:
 * - `tables/<table>.ndjson.gz`: one row per line, as JSON
 * - `files/<ab>/<…>`: the stored files under their keys, as on disk
 * - `office/…`: `config.json` and the outbox of DATA_DIR
 * - `SHA256SUMS`: of all of these, as `sha256sum -c` reads it
 * - `manifest.json`: written last
 */
const Manifest = z.object({
  format: z.literal(1),
  /** The version of the product that made it. */
  version: z.string(),
  made_at: z.string(),
  /** The last migration of the database, such as `0005_complaint_imports`. */
  schema: z.string(),
  /** Rows of each table. */
  tables: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.number()),
  files: z.number(),
  /** Keys of files that rows refer to but the store had already lost. */
  lost: z.array(z.string()),
  sha256_of_sums: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';
export const SUMS = 'SHA256SUMS';
export const tablePath = (name: string) => `tables/${name}.ndjson.gz`;
export const filePath = (key: string) => `files/${key}`;

/** The content of a backup: its manifest and the hash of each file by its path in the folder. */
export interface Backup {
  folder: string;
  manifest: Manifest;
  sums: Map<string, string>;
}

/** The paths that a backup may contain. Any other, such as one that leads out of it, is an attack. */
const isPath = (path: string) =>
  /^tables\/\w+\.ndjson\.gz$/.test(path) ||
  /^office\/(config\.json|outbox\/[^/]+\.eml)$/.test(path) ||
  (path.startsWith('files/') && isKey(path.slice('files/'.length)));

/**
 * Reads a backup and checks all hashes before any path of it is used.
 * @throws Error with a line for each changed file
 */
export async function readBackup(folder: string): Promise<Backup> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} is not a complete backup: it has no ${MANIFEST}.`);
  });
  const { data: manifest } = z.safeParse(Manifest, JSON.parse(text));
  if (!manifest) throw new Error(`${folder} has a ${MANIFEST} that this version does not know.`);
  if ((await hashOfFile(join(folder, SUMS))) !== manifest.sha256_of_sums) {
    throw new Error(`${folder} is damaged: ${SUMS} has changed.`);
  }
  const sums = parseSums(await readFile(join(folder, SUMS), 'utf8'));
  const strange = [...sums.keys(), ...Object.keys(manifest.tables).map(tablePath)].filter(
    (path) => !isPath(path) || !sums.has(path),
  );
  if (strange.length > 0)
    throw new Error(`${folder} is not a backup of this product: it contains ${strange[0]}.`);
  const root = await realpath(folder);
  const damaged: string[] = [];
  for (const [path, sum] of sums) {
    const place = await realpath(join(folder, path)).catch(() => null);
    if (!place) damaged.push(`  ${path} is missing`);
    else if (place !== join(root, path)) damaged.push(`  ${path} is a link`);
    else if ((await hashOfFile(place)) !== sum) damaged.push(`  ${path}`);
  }
  if (damaged.length > 0) throw new Error([`${folder} is damaged:`, ...damaged].join('\n'));
  return { folder, manifest, sums };
}

export const sumLine = (path: string, sum: string) => `${sum}  ${path}\n`;

const parseSums = (text: string) =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  );
