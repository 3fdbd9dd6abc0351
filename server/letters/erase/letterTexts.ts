import { and, asc, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { ERASED } from '#contract/desk/privacy.ts';
import { openIn } from '#contract/letters/letterText.ts';
import { idempotencyKeys } from '#server/accounts/schema/accounts.ts';
import type { Named } from '#server/app/featureParts.ts';
import { isOneOf } from '#server/desk/privacy/isOneOf.ts';
import { type Retyped, standsIn, stringsIn } from '#server/desk/privacy/retyped.ts';
import { withoutWords } from '#server/desk/privacy/withoutWords.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { deleteFiles } from '#server/kernel/http/storeUploads.ts';
import { letters } from '#server/letters/schema/letters.ts';

type Letter = typeof letters.$inferSelect;

/** The letters about these complaints or persons, and those to these officers, locked until the transaction ends. */
export function lockLetters(
  tx: Tx,
  of: Partial<Record<'complaint_id' | 'person_id' | 'contact_id', readonly number[]>>,
): Promise<Letter[]> {
  const named = Object.entries(of).map(([column, ids]) => isOneOf(letters[column as keyof typeof of], ids));
  return locked(tx, or(...named));
}

/** Letters whose complaint was deleted and that mention a subject. */
export async function lockLettersNaming(tx: Tx, named: Named): Promise<Letter[]> {
  const { complaint_id, cause_id, person_id } = letters;
  const isNobodys = and(isNull(complaint_id), isNull(cause_id), isNull(person_id));
  const rows = await locked(tx, and(isNobodys, named.mayBeIn(WRITTEN)));
  return rows.filter((letter) => named.isNamedIn(textOf(letter)));
}

/**
 * Removes a subject's names and phones from letters about others that mention the subject (GRD-09). Returns the keys of
 * deleted files.
 */
export const forgetInLettersOf = (tx: Tx, named: Named): Promise<string[]> =>
  rewriteLetters(tx, named.mayBeIn(WRITTEN), named.without, (letter) => named.isNamedIn(textOf(letter)));

const { addressee, cancel_reason, copies_to, enclosures, our_ref, texts, their_ref } = letters;
/** The fields of a letter with typed text. */
const WRITTEN = [texts, addressee, copies_to, enclosures, our_ref, their_ref, cancel_reason];
const textOf = (letter: Letter) => stringsIn(writtenIn(letter)).join('\n');

const isSaid = (words: readonly string[]) =>
  standsIn([letters.texts, letters.addressee, letters.copies_to], words);

const locked = (tx: Tx, where?: SQL) =>
  tx.select().from(letters).where(where).orderBy(asc(letters.id)).for('update');

/**
 * Removes all typed text from letters, and their PDFs, for good. Number, day, series and department stay, so that the
 * register has no gap (REF-05). The officer stays too, unless `officers` are erased. Returns the keys of the files,
 * whose bytes are removed after the commit.
 */
export async function forgetLetters(
  tx: Tx,
  rows: readonly Letter[],
  { officers = false }: { officers?: boolean } = {},
): Promise<string[]> {
  if (rows.length === 0) return [];
  for (const letter of rows) {
    const isOfficial = letter.contact_id !== null && !officers;
    await tx
      .update(letters)
      .set({
        texts: {},
        addressee: isOfficial
          ? letter.addressee
          : { ...letter.addressee, name: ERASED, designation: '', address: '' },
        copies_to: letter.copies_to.map((copy) => ({ ...copy, text: ERASED })),
        enclosures: [],
        our_ref: null,
        their_ref: null,
        cancel_reason: letter.cancel_reason && ERASED,
      })
      .where(eq(letters.id, letter.id));
  }
  await forgetAnswersOf(tx, rows);
  return dropPdfs(tx, rows);
}

/** Deletes stored answers of repeatable calls about them. */
async function forgetAnswersOf(tx: Tx, rows: readonly Letter[]) {
  const ids = sql.param(idsOf(rows));
  const { call, body } = idempotencyKeys;
  await tx
    .delete(idempotencyKeys)
    .where(
      sql`${call} ~ '/letter(/[0-9]+(/(dispatch|cancel))?)?$' and (${body} ->> 'id')::int = any(${ids}::int[])`,
    );
}

async function dropPdfs(tx: Tx, rows: readonly Letter[]): Promise<string[]> {
  const ids = rows.flatMap(({ file_id }) => file_id ?? []);
  await tx
    .update(letters)
    // A letter that was never typeset must not be typeset later.
    .set({ file_id: null, sha256: sql`coalesce(${letters.sha256}, '')` })
    .where(isOneOf(letters.id, idsOf(rows)));
  return deleteFiles(tx, ids);
}

/**
 * Removes names and phones from letters to departments about a cause. PDFs that contain one of them, or list the people
 * of the cause, are deleted.
 */
export const forgetInLetters = (tx: Tx, causeId: number, words: readonly string[]): Promise<string[]> =>
  rewriteLetters(tx, eq(letters.cause_id, causeId), withoutWords(words));

/** The same for texts that were typed once for many letters: `who` selects the ids of their subjects. */
export const rewriteInLetters = (tx: Tx, who: SQLWrapper, { texts, without }: Retyped): Promise<string[]> =>
  rewriteLetters(tx, and(inArray(letters.complaint_id, who), isSaid(texts)), without);

async function rewriteLetters(
  tx: Tx,
  which: SQL | undefined,
  without: (text: string) => string,
  isAffected?: (letter: Letter) => boolean,
): Promise<string[]> {
  const changed: Letter[] = [];
  for (const letter of await locked(tx, which)) {
    if (isAffected && !isAffected(letter)) continue;
    const after = rewritten(letter, without);
    const isSame = JSON.stringify(writtenIn(letter)) === JSON.stringify(after);
    // A user who named one person among others has seen what the list contains.
    const listsPeople =
      !isAffected && Object.values(letter.texts).some(({ body }) => openIn(body).includes('people'));
    if (!isSame) await tx.update(letters).set(after).where(eq(letters.id, letter.id));
    if (listsPeople || !isSame) changed.push(letter);
  }
  if (changed.length === 0) return [];
  await forgetAnswersOf(tx, changed);
  return dropPdfs(tx, changed);
}

const writtenIn = (letter: Letter) => {
  const { addressee, cancel_reason, copies_to, enclosures, our_ref, texts, their_ref } = letter;
  return { addressee, cancel_reason, copies_to, enclosures, our_ref, texts, their_ref };
};

function rewritten(letter: Letter, without: (text: string) => string): ReturnType<typeof writtenIn> {
  const orNull = (text: string | null) => text && without(text);
  const { addressee } = letter;
  return {
    // The officer stays, because an officer may have the same name.
    addressee:
      letter.contact_id === null
        ? { ...addressee, name: without(addressee.name), address: without(addressee.address) }
        : addressee,
    cancel_reason: orNull(letter.cancel_reason),
    copies_to: letter.copies_to.map((copy) => ({ ...copy, text: without(copy.text) })),
    enclosures: letter.enclosures.map(without),
    our_ref: orNull(letter.our_ref),
    texts: Object.fromEntries(
      Object.entries(letter.texts).map(([side, text]) => [
        side,
        // The fields keep their order, so that an unchanged text compares as equal.
        { ...text, subject: without(text.subject), body: without(text.body) },
      ]),
    ),
    their_ref: orNull(letter.their_ref),
  };
}

/** The letters about complaints or persons, for the export. */
export const lettersOf = (db: Db, of: 'complaint_id' | 'person_id', ids: readonly number[]) =>
  db.select().from(letters).where(isOneOf(letters[of], ids)).orderBy(asc(letters.id));
