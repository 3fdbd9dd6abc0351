import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { LetterRecord } from '#contract/letters/letterFields.ts';
import type { dispatchLetter as call } from '#contract/letters/letterSending.ts';
import { sidesOf } from '#contract/letters/letterText.ts';
import { changeRow } from '#server/kernel/db/rows.ts';
import { conflict, invalidField, invalidFields } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { typesetAtOnce } from '#server/kernel/pdf/typesetter.ts';
import { aboutOf } from './about.ts';
import { nextNumber } from './letterNumber.ts';
import { type Letter, type LetterOfOffice, letterRecord, lockLetter } from './record.ts';
import { recordLetterChange } from './recordLetterChange.ts';
import type { LetterRules, Work } from './rules.ts';
import { letters } from './schema/letters.ts';
import { signersOf } from './signatures.ts';
import { storedPdf } from './storedPdf.ts';
import { madeOf, openOf } from './typesetting/made.ts';
import { letterSheet, toLines } from './typesetting/sheet.ts';

/**
 * Sends a letter and the referral or reminder that it carries, in one transaction (REF-05, REF-06). @throws 403, 404,
 * 409 and 422 as the contract says
 */
export const dispatch =
  ({ lock, sent }: LetterRules) =>
  async (context: Context<typeof call>): Promise<LetterRecord> => {
    const { body, db, params } = context;
    await lock(db, params.id);
    const locked = await lockLetter(context, params.id);
    if (typeof body.version === 'number' && body.version !== locked.letter.version) {
      if (locked.letter.state === 'draft') throw conflict(await letterRecord(context, locked.letter));
    }
    const letter = await dispatchLetter(context, locked, body.signature);
    await sent(context, letter);
    return letterRecord(context, letter);
  };

/**
 * Gives a locked draft its number, stores its PDF with its digest, and records it in the timeline of its complaint. All
 * or nothing: a letter that cannot be printed leaves no gap in the register. @param signature the name that confirms
 * the scanned signature, where the letter carries one
 */
export async function dispatchLetter(
  work: Work,
  { letter, office }: LetterOfOffice,
  signature: string | null,
): Promise<Letter> {
  const { actor, db, files, now } = work;
  checkWhole(letter);
  const signer = await signerOf(work, { letter, office }, signature);
  const about = await aboutOf(work, letter);
  const numbered = await nextNumber(db, office, letter.series, now);
  const dispatched_at = await inOrder(work, office.id);
  const making = { db, files, office, about, now: dispatched_at, number: numbered.number, signer };
  const sheet = await letterSheet(letter, making);
  const open = openOf(letter, sheet);
  if (open.length > 0)
    throw invalidField('body', 'fillIn', { names: open.map((name) => `{{${name}}}`).join(', ') });
  const made = await madeOf(letter, sheet, typesetAtOnce);
  const sent = await changeRow(work, letters, letter, {
    ...numbered,
    state: 'dispatched',
    dispatched_at,
    dispatched_by: actor.id,
    signed_by: signer?.id ?? null,
    ...(await storedPdf(work.keep, numbered.number, made)),
  });
  await recordLetterChange(work, sent, 'letterDispatched');
  if (signer) await recordLetterChange(work, sent, 'letterSigned', { signature: [null, signer.name] });
  return sent;
}

/** @throws 422 when the letter was already sent, and under each missing field */
function checkWhole(letter: Letter) {
  if (letter.number) throw invalidField('id', 'letterDispatched', { number: letter.number });
  const texts = sidesOf(letter.language).map((side) => letter.texts[side]);
  const missing = [
    ...(toLines(letter).length === 0 ? ['addressee'] : []),
    ...(texts.every((text) => text?.subject) ? [] : ['subject']),
    ...(texts.every((text) => text?.body) ? [] : ['body']),
  ];
  if (missing.length === 0) return;
  throw invalidFields(missing, 'required');
}

/**
 * The owner of the scanned signature. @throws 422 unless the signature is confirmed by name and still stored (REF-04)
 */
async function signerOf({ db }: Work, { letter, office }: LetterOfOffice, confirmed: string | null) {
  if (!letter.signed_by) return undefined;
  const [signer] = await signersOf(db, office, letter.signed_by);
  if (!signer) throw invalidField('signed_by', 'signerUnknown');
  if (confirmed !== signer.name) throw invalidField('signature', 'nameSignature', { name: signer.name });
  return signer;
}

/**
 * The sending time: never before that of a letter of the office with a lower number, even if the clocks of servers
 * differ.
 */
async function inOrder({ db, now }: Work, officeId: number): Promise<Date> {
  const [last] = await db
    .select({ at: letters.dispatched_at })
    .from(letters)
    .where(and(eq(letters.office_id, officeId), isNotNull(letters.dispatched_at)))
    .orderBy(desc(letters.dispatched_at))
    .limit(1);
  return last?.at && last.at > now ? last.at : now;
}
