import type { Actor } from '#contract/access/access.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { ExportFormat } from '#contract/kernel/exports.ts';
import { exports } from '#server/transfer/schema/exports.ts';
import type { Db, Tx } from '../db/open.ts';
import { insertRow } from '../db/rows.ts';
import { files } from '../db/schema/files.ts';
import type { FileLinks } from '../files/links.ts';
import type { FileStore } from '../files/store.ts';
import { withFiles } from './storeUploads.ts';

/** The content types of exports. */
export const EXPORT_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  pdf: 'application/pdf',
} as const satisfies Record<ExportFormat | 'zip' | 'pdf', string>;

interface Made {
  /** The file name: 'news' is saved as 'news-2026-03-02.csv'. */
  name: string;
  format: keyof typeof EXPORT_TYPES;
  rows: number;
  content: AsyncIterable<Uint8Array>;
  /** Writes the access log entry. */
  note?: (tx: Tx) => Promise<void>;
}

/**
 * Stores an export that was written at once, like one from a job: it belongs to its account and is deleted when its
 * link expires.
 */
export async function keepExport(
  context: { actor: Actor; db: Db; files: FileStore; links: FileLinks; now: Date },
  { name, format, rows, content, note }: Made,
): Promise<string> {
  const { actor, db, files: store, links, now } = context;
  return withFiles(store, async (storedKeys) => {
    const progress = { size: 0 };
    const key = await store.put(counted(content, progress));
    storedKeys.push(key);
    return db.transaction(async (tx) => {
      const kind = format === 'pdf' ? ('pdf' as const) : ('table' as const);
      const stored = { key, kind, type: EXPORT_TYPES[format], size: progress.size };
      const file_name = `${name}-${dayOf(now)}.${format}`;
      const file = await insertRow(tx, files, { ...stored, name: file_name, created_at: now });
      const made = { format, query: {}, rows, total: rows, file_id: file.id };
      const row = await insertRow(tx, exports, {
        user_id: actor.id,
        ...made,
        created_at: now,
        finished_at: now,
      });
      await note?.(tx);
      return links.sign(`/api/v1/export/${row.id}/${name}.${format}`);
    });
  });
}

async function* counted(chunks: AsyncIterable<Uint8Array>, progress: { size: number }) {
  for await (const chunk of chunks) {
    progress.size += chunk.length;
    yield chunk;
  }
}
