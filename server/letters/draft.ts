import { eq } from 'drizzle-orm';
import type {
  createLetter as createCall,
  deleteLetter as deleteCall,
  updateLetter as updateCall,
} from '#contract/letters/letter.ts';
import type { LetterRecord } from '#contract/letters/letterFields.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeRow, insertRow } from '#server/kernel/db/rows.ts';
import { invalidField, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { findAbout } from './about.ts';
import { checkLetterReferences } from './checkLetterReferences.ts';
import { type Letter, letterRecord, lockLetter } from './record.ts';
import { referralFieldOfLetter } from './referralOfLetter.ts';
import { letters } from './schema/letters.ts';

type NewDraft = Omit<typeof letters.$inferInsert, 'state'>;

/** Inserts a draft. The caller has checked the records that it names. */
export const writeDraft = (db: Db | Tx, values: NewDraft): Promise<Letter> => insertRow(db, letters, values);

/** Creates a draft in the caller's office (REF-03). @throws 404 and 422 as the contract says */
export async function createLetter(context: Context<typeof createCall>): Promise<LetterRecord> {
  const { actor, body, db, now } = context;
  const { person, ...about } = await findAbout(context, body);
  const office = await findOffice(context, null);
  const { contact_id, copies_to, signed_by, series } = body;
  const letter = await writeDraft(db, {
    ...body,
    ...(about.complaint || about.cause ? {} : { person_id: person?.id }),
    office_id: office.id,
    series: await checkLetterReferences(context, office, { contact_id, copies_to, signed_by, series }),
    creator_id: actor.id,
    created_at: now,
    updated_at: now,
  });
  return letterRecord(context, letter);
}

/** Locks a draft for a change. @throws 403, 404 as `lockLetter`, 422 for a sent letter */
async function lockDraft(context: Pick<Context, 'actor' | 'db'>, id: number) {
  const letter = await lockLetter(context, id);
  if (letter.letter.state !== 'draft') throw invalidField('id', 'letterSent');
  return letter;
}

/** @throws as `lockDraft`, 409 for an older version, 422 under the invalid field */
export async function updateLetter(context: Context<typeof updateCall>): Promise<LetterRecord> {
  const { body, params } = context;
  const { letter, office } = await lockDraft(context, params.id);
  const { version, series, ...changes } = body;
  await refuseOlder(version, letter, () => letterRecord(context, letter));
  const checked = await checkLetterReferences(context, office, {
    ...changes,
    series: series ?? letter.series,
  });
  return letterRecord(context, await changeRow(context, letters, letter, { ...changes, series: checked }));
}

/** Deletes a draft. @throws as `lockDraft`, 422 for a draft that a referral is sent with */
export async function deleteLetter(context: Context<typeof deleteCall>) {
  const { letter } = await lockDraft(context, context.params.id);
  const carried = await referralFieldOfLetter(context.db, letter.id);
  if (carried) throw invalidField('id', 'letterCarries', { number: carried.number });
  await context.db.delete(letters).where(eq(letters.id, letter.id));
  return { message: 'Draft deleted.' };
}

/** Copies a sent letter into a new draft, to be corrected and sent under a new number. */
export function copyOf(db: Db | Tx, letter: Letter, creator_id: number | null, now: Date): Promise<Letter> {
  const { office_id, kind, language, complaint_id, cause_id, person_id, contact_id } = letter;
  const { addressee, texts, copies_to, enclosures, our_ref, their_ref, series } = letter;
  return writeDraft(db, {
    office_id,
    kind,
    language,
    complaint_id,
    cause_id,
    person_id,
    contact_id,
    addressee,
    texts,
    copies_to,
    enclosures,
    our_ref,
    their_ref,
    series,
    creator_id,
    created_at: now,
    updated_at: now,
  });
}
