import { eq } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import { seatOf } from '#contract/access/scope.ts';
import type { LetterRecord } from '#contract/letters/letterFields.ts';
import { isAt, type OfficeRow } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { forbidden, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { aboutOf, opensAbout } from './about.ts';
import { referralFieldOfLetter } from './referralOfLetter.ts';
import { letters } from './schema/letters.ts';

/** The path of a letter's PDF for one account; it needs the signature of `links.sign`. */
const letterPath = (letterId: number, actorId: number) => `/api/v1/letter/${letterId}/pdf/${actorId}`;

export type Letter = typeof letters.$inferSelect;
type Reader = Pick<Context, 'actor' | 'db'>;

/** A letter with its office. */
export interface LetterOfOffice {
  letter: Letter;
  office: OfficeRow;
}

/** Whether the caller belongs to an office. Users who may choose an office belong to all of them. */
export async function belongsTo({ actor, db }: Reader, officeId: number): Promise<boolean> {
  if (can(actor, 'list', 'office')) return true;
  const seat = seatOf(actor);
  if (!seat) return false;
  const [own] = await db.select({ id: offices.id }).from(offices).where(isAt(seat));
  return own?.id === officeId;
}

const selectLetter = (db: Db | Tx, id: number) =>
  db
    .select({ letter: letters, office: offices })
    .from(letters)
    .innerJoin(offices, eq(offices.id, letters.office_id))
    .where(eq(letters.id, id));

/** A locked letter. The caller has already checked access to the referral or reminder that it carries. */
export async function lockCarrying(db: Db | Tx, id: number): Promise<LetterOfOffice> {
  const [row] = await selectLetter(db, id).for('update', { of: letters });
  if (!row) throw notFound();
  return row;
}

/**
 * A letter that the caller may read: its subject is in their scope, or it belongs to their office and they have
 * access to its registers. If the subject was deleted, the author may still read it. @throws 404 for any other
 */
export async function findLetter(
  reader: Reader,
  id: number,
  { locked = false } = {},
): Promise<LetterOfOffice> {
  const { actor, db } = reader;
  const query = selectLetter(db, id);
  const [row] = await (locked ? query.for('update', { of: letters }) : query);
  if (!row) throw notFound();
  const isOwn = await belongsTo(reader, row.office.id);
  const keeps = isOwn && (can(actor, 'list', 'register') || row.letter.creator_id === actor.id);
  if (!keeps && !(await opensAbout(reader, row.letter))) throw notFound();
  return row;
}

/**
 * The same, locked until the transaction ends. @throws 403 for a letter of another office, which the caller may only
 * read
 */
export async function lockLetter(reader: Reader, id: number): Promise<LetterOfOffice> {
  const letter = await findLetter(reader, id, { locked: true });
  if (!(await belongsTo(reader, letter.office.id))) throw forbidden();
  return letter;
}

type RecordContext = Pick<Context, 'actor' | 'db' | 'links'>;

/**
 * Whether a sent letter has no PDF yet. Demo letters are typeset when they are opened first, so that the start does
 * not wait.
 */
export const isUnmade = ({ number, sha256 }: Pick<Letter, 'number' | 'sha256'>) =>
  number !== null && sha256 === null;

/** The signed link to a letter's PDF for this account; null for a draft, or when an erasure has deleted the PDF. */
export const linkOf = ({ actor, links }: Pick<RecordContext, 'actor' | 'links'>, letter: Letter) =>
  letter.file_id === null && !isUnmade(letter) ? null : links.sign(letterPath(letter.id, actor.id));

/** A letter whole. */
export async function letterRecord(context: RecordContext, letter: Letter): Promise<LetterRecord> {
  const { user } = await names(context.db);
  const { complaint, cause, person } = await aboutOf(context, letter);
  const { id, kind, language, state, contact_id, addressee, texts, copies_to, enclosures } = letter;
  const { our_ref, their_ref, series, number, cancel_reason, version } = letter;
  return {
    id,
    kind,
    language,
    state,
    contact_id,
    addressee,
    texts,
    copies_to,
    enclosures,
    our_ref,
    their_ref,
    series,
    number,
    cancel_reason,
    version,
    complaint: complaint ? { id: complaint.id, complaint_number: complaint.complaint_number } : null,
    cause: cause ? { id: cause.id, number: cause.number, title: cause.title } : null,
    person: person ? { id: person.id, name: person.name } : null,
    referral: await referralFieldOfLetter(context.db, letter.id),
    signed_by: user(letter.signed_by),
    dispatched_at: letter.dispatched_at?.toISOString() ?? null,
    dispatched_by: user(letter.dispatched_by),
    cancelled_at: letter.cancelled_at?.toISOString() ?? null,
    cancelled_by: user(letter.cancelled_by),
    link: linkOf(context, letter),
    created_by: user(letter.creator_id),
    created_at: letter.created_at.toISOString(),
    updated_at: letter.updated_at.toISOString(),
  };
}
