import { createHash } from 'node:crypto';
import { asc, eq, isNotNull, ne, or } from 'drizzle-orm';
import { expect } from 'vitest';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { bytesOf } from '#server/letters/boundLetters.ts';
import { letters, officeNumbers } from '#server/letters/schema/letters.ts';
import { type environment, openOffice } from '../transfer/backup/office.ts';

type Env = ReturnType<typeof environment>;
const { state, number, counter, dispatched_at, file_id, sha256 } = letters;

/** All rows of sent letters, by number, and their other traces, in one snapshot of the database. */
async function foundIn(env: Env) {
  const { database, files: store } = await openOffice(env);
  const anything = [number, counter, dispatched_at, file_id, sha256].map((column) => isNotNull(column));
  const found = await database.db.transaction(
    async (tx) => ({
      sent: await tx
        .select({ state, number, counter, dispatched_at, sha256, key: files.key, size: files.size })
        .from(letters)
        .leftJoin(files, eq(files.id, file_id))
        .where(or(ne(state, 'draft'), ...anything))
        .orderBy(asc(counter), asc(letters.id)),
      last: await tx.select().from(officeNumbers).where(eq(officeNumbers.series, 'GR')),
      told: await tx.select().from(complaintChanges).where(eq(complaintChanges.action, 'letterDispatched')),
      rows: await tx.$count(files),
    }),
    { isolationLevel: 'repeatable read' },
  );
  await database.close();
  return { ...found, store };
}

/**
 * Reads the database and the store directly, since no call returns a letter that is half sent. Numbers are consecutive
 * from 1, each letter has its PDF with its digest, the counter has the last number, and timelines record each once.
 * Returns the numbers.
 */
export async function wholeRegister(env: Env): Promise<string[]> {
  const { sent, last, told, rows, store } = await foundIn(env);
  const stored = await Promise.all(
    sent.map(async ({ key }) => (key && (await store.open(key)) ? bytesOf(store, key) : null)),
  );
  const numbers = sent.map((letter) => String(letter.number));
  const year = last[0]?.year;
  expect(sent).toEqual(
    sent.map((_, at) => {
      const pdf = stored[at];
      return {
        state: 'dispatched',
        number: `HZB/GR/${year}/${String(at + 1).padStart(4, '0')}`,
        counter: at + 1,
        dispatched_at: expect.any(Date),
        sha256: pdf ? createHash('sha256').update(pdf).digest('hex') : 'that of a stored PDF',
        key: expect.any(String),
        size: pdf?.byteLength,
      };
    }),
  );
  expect(last.map((row) => row.last)).toEqual(sent.length > 0 ? [sent.length] : []);
  const messageContext = told.map(({ changes }) => changes.letter?.[1]);
  expect(messageContext.toSorted()).toEqual(numbers);
  expect([rows, new Set(sent.map(({ key }) => key)).size]).toEqual([sent.length, sent.length]);
  return numbers;
}
