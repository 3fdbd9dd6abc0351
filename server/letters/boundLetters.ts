import { buffer } from 'node:stream/consumers';
import { eq, inArray } from 'drizzle-orm';
import { dayOf, writtenDay } from '#contract/kernel/day.ts';
import { sidesOf } from '#contract/letters/letterText.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { ApiError } from '#server/kernel/errors/apiError.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import { sheetWith, type Typeset, typeset } from '#server/kernel/pdf/typesetter.ts';
import type { Letter } from './record.ts';
import { letters } from './schema/letters.ts';
import { makeUnmade } from './storedPdf.ts';
import { LETTER_WORDS } from './typesetting/words.ts';

interface House {
  db: Db;
  files: FileStore;
}

/** A letter that was sent, with the key of what was stored then. */
interface Stored {
  letter: Letter;
  key: string;
}

/** The letters that have a stored PDF, in the same order. */
export async function storedOf({ db, files: store }: House, chosen: readonly Letter[]): Promise<Stored[]> {
  await makeUnmade({ db, files: store }, chosen);
  const ids = idsOf(chosen);
  const rows = await db
    .select({ letter: letters, key: files.key })
    .from(letters)
    .innerJoin(files, eq(files.id, letters.file_id))
    .where(inArray(letters.id, ids));
  return ids.flatMap((id) => rows.find(({ letter }) => letter.id === id) ?? []);
}

/** Pages printed after the letters: a dispatch sheet, or envelopes with their own page size. */
export interface ExtraSheet extends Typeset {
  name: string;
  isEnvelopes: boolean;
}

/**
 * Letters one after the other as one PDF, each with the pages as stored. Pages of a cancelled letter are marked as
 * cancelled (REF-06, REF-07). Extra sheets follow.
 */
export async function boundLetters(
  store: FileStore,
  stored: readonly Stored[],
  now: Date,
  extraSheets: readonly ExtraSheet[] = [],
): Promise<Uint8Array> {
  const { pdf } = await typeset(async () => {
    const letters = await Promise.all(stored.map((each, at) => pagesOf(store, each, `letter-${at}.pdf`)));
    const others = extraSheets.map(({ pdf: bytes, pages, name, isEnvelopes }, at) => ({
      document: { file: `beside-${at}.pdf`, pages, name, isEnvelopes, cancelled: null },
      bytes,
    }));
    const bound = [...letters, ...others];
    const title = stored.map(({ letter }) => letter.number).join(', ');
    const data = { title, documents: bound.map(({ document }) => document) };
    const files = bound.map(({ document, bytes }) => ({ name: document.file, bytes }));
    return sheetWith('bound', data, now, files);
  });
  return pdf;
}

async function pagesOf(store: FileStore, { letter, key }: Stored, file: string) {
  const { number, pages, cancelled_at } = letter;
  const words = sidesOf(letter.language).flatMap((side) => LETTER_WORDS[side].cancelled || []);
  const cancelled = cancelled_at && ['CANCELLED', ...words, writtenDay(dayOf(cancelled_at))];
  return {
    document: { file, pages, name: number, isEnvelopes: false, cancelled },
    bytes: await bytesOf(store, key),
  };
}

/** The stored file, byte for byte. @throws 503 when the store does not have it */
export async function bytesOf(store: FileStore, key: string): Promise<Uint8Array> {
  const stored = await store.open(key);
  if (!stored) throw new ApiError(503, 'pdfFailed');
  return buffer(stored.stream());
}
