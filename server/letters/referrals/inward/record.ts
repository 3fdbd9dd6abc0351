import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { InwardRecord, InwardRow } from '#contract/letters/inward.ts';
import { writtenReferral } from '#contract/letters/registers.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { names } from '#server/kernel/db/names.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { inwardLetters, letters } from '../../schema/letters.ts';
import { referralReplies, referrals } from '../../schema/referrals.ts';
import type { Inward } from './enter.ts';
import { offersFor } from './offers.ts';

export type Reader = Pick<Context, 'actor' | 'db' | 'links' | 'now'>;

/** Rows of the register, with scans and matched referrals. */
export async function inwardRows(
  { db, links }: Pick<Reader, 'db' | 'links'>,
  where: SQL | undefined,
  order: readonly SQL[],
  { limit, offset }: { limit: number; offset: number },
): Promise<InwardRow[]> {
  const rows = await db
    .select({ letter: inwardLetters, file: files })
    .from(inwardLetters)
    .leftJoin(files, eq(files.id, inwardLetters.file_id))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const known = await names(db);
  const answered = await answeredBy(
    db,
    rows.map(({ letter }) => letter.id),
  );
  return rows.map(({ letter, file }) => {
    const { office_id, year, counter, file_id, creator_id, created_at, version, ...shown } = letter;
    return {
      ...shown,
      file: file && { id: file.id, name: file.name, path: links.link(file) },
      referrals: answered.flatMap(({ inward_id, id, number, sentAs }) =>
        inward_id === letter.id ? { id, number: sentAs ?? writtenReferral(number) } : [],
      ),
      creator: known.user(creator_id),
      created_at: created_at.toISOString(),
    };
  });
}

const answeredBy = (db: Reader['db'], ids: readonly number[]) =>
  db
    .select({
      inward_id: referralReplies.inward_id,
      id: referrals.id,
      number: referrals.number,
      sentAs: letters.number,
    })
    .from(referralReplies)
    .innerJoin(referrals, eq(referrals.id, referralReplies.referral_id))
    .leftJoin(letters, eq(letters.id, referrals.letter_id))
    .where(inArray(referralReplies.inward_id, [...ids]))
    .orderBy(asc(referrals.id));

/**
 * A received letter of an office in the caller's scope; `locked` until the transaction ends. @throws 404 for any
 * other
 */
export async function findInward(
  { actor, db }: Pick<Reader, 'actor' | 'db'>,
  id: number,
  { locked = false } = {},
): Promise<Inward> {
  const inPlace = db.select({ id: offices.id }).from(offices).where(changeable(actor, offices));
  const query = db
    .select()
    .from(inwardLetters)
    .where(and(eq(inwardLetters.id, id), inArray(inwardLetters.office_id, inPlace)));
  const [letter] = await (locked ? query.for('update') : query);
  if (!letter) throw notFound();
  return letter;
}

/** A received letter. While it is not matched, with the referrals that it may answer. */
export async function inwardRecord(reader: Reader, id: number): Promise<InwardRecord> {
  const letter = await findInward(reader, id);
  const [row] = await inwardRows(reader, eq(inwardLetters.id, id), [], { limit: 1, offset: 0 });
  if (!row) throw notFound();
  return { ...row, offers: letter.is_matched ? [] : await offersFor(reader, letter) };
}
