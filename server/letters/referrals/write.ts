import { can } from '#contract/access/policies.ts';
import { MAX_PRINTED_LETTERS } from '#contract/letters/letterSending.ts';
import type { createReferrals as call } from '#contract/letters/referral.ts';
import { lockForAction } from '#server/complaints/change.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { forbidden, invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { assertMailable } from '#server/officers/chosenOfficers.ts';
import { mailToOfficers } from '#server/officers/forward.ts';
import type { Officer } from '#server/officers/officers.ts';
import { dispatchLetter } from '../dispatch.ts';
import { lockCarrying } from '../record.ts';
import { addresseeOf } from './addressee.ts';
import { type Asking, checkAsking, draftReferrals } from './create.ts';
import { referByMail } from './forwarded.ts';
import { addLetter, writeRequest } from './letters/draft.ts';
import { type Referral, referralsById } from './rows.ts';
import { sendReferral } from './send.ts';

type Writing = Context<typeof call>;
interface Written {
  referrals: readonly Referral[];
  letterIds: readonly number[];
}

/** Writes to departments by letter, mail or both, or by another way; drafts, or at once (REF-01). */
export async function createReferrals(context: Writing) {
  const { referrals, letterIds } = await write(context);
  const data = await referralsById(context, idsOf(referrals));
  return { data, total: data.length, letter_ids: [...letterIds] };
}

/** @throws 422 for more letters than one print has (REF-07), and for a way that the call contradicts */
function write(context: Writing): Promise<Written> {
  const { sends, waits, with_letter, ...asking } = context.body;
  const { way, complaint_id } = asking;
  const isMailed = way === 'email' && sends && complaint_id !== null;
  if (sends && (way === 'letter' || with_letter) && asking.contact_ids.length > MAX_PRINTED_LETTERS) {
    throw invalidField('contact_ids', 'tooManyValues');
  }
  if (with_letter && !isMailed) throw invalidField('with_letter', 'unknownChoice');
  if (!waits && way !== 'letter' && !isMailed) throw invalidField('waits', 'unknownChoice');
  if (isMailed) return mail(context, asking, complaint_id);
  return waits ? draft(context, asking) : writePlain(context, asking);
}

async function draft(context: Writing, asking: Asking): Promise<Written> {
  const referrals = await draftReferrals(context, asking);
  if (!context.body.sends)
    return { referrals, letterIds: referrals.flatMap(({ letter_id }) => letter_id ?? []) };
  const letterIds: number[] = [];
  for (const { id } of referrals) letterIds.push(...[(await sendReferral(context, id)) ?? []].flat());
  return { referrals, letterIds };
}

/** Letters that nobody waits for an answer to: they have no referral. */
async function writePlain(context: Writing, asking: Asking): Promise<Written> {
  const { sends } = context.body;
  if (sends && !mayDispatch(context)) throw forbidden();
  const { office, officers } = await checkAsking(context, asking);
  if (officers.length === 0) throw invalidField('contact_ids', 'addresseeNeeded');
  const letterIds = await plainLetters(context, asking, { office_id: office.id, officers });
  return { referrals: [], letterIds };
}

/** A mail goes out at once (DET-08). A letter with it goes out, too, if the actor may send letters. */
async function mail(context: Writing, asking: Asking, complaintId: number): Promise<Written> {
  const { waits, with_letter } = context.body;
  const { subject, request } = asking;
  const { office, officers } = await checkAsking(context, asking);
  const work = await lockForAction('forwardToOfficer', context, complaintId);
  await assertMailable(work, officers);
  const referrals = await mailToOfficers(work, officers, async (to) =>
    waits ? referByMail(work, { complaint: work.complaint, to }, asking) : [],
  );
  if (!with_letter) return { referrals, letterIds: [] };
  if (!waits) {
    return { referrals, letterIds: await plainLetters(context, asking, { office_id: office.id, officers }) };
  }
  const letterIds: number[] = [];
  for (const referral of referrals) {
    const { letter_id } = await addLetter(work, referral, '', { subject, request });
    letterIds.push(...(await sendIfAllowed(context, letter_id)));
  }
  return { referrals, letterIds };
}

async function plainLetters(
  context: Writing,
  { contact_ids: _ids, ...asking }: Asking,
  { office_id, officers }: { office_id: number; officers: readonly Officer[] },
): Promise<number[]> {
  const ids: number[] = [];
  for (const officer of officers) {
    const to = { contact_id: officer.id, category_id: officer.category_id, addressee: addresseeOf(officer) };
    const { id } = await writeRequest(context, { ...asking, ...to, office_id });
    ids.push(...(await sendIfAllowed(context, id)));
  }
  return ids;
}

/** Sends a letter, if that is asked for and allowed; returns its id in any case. */
async function sendIfAllowed(context: Writing, id: number | null): Promise<number[]> {
  if (id === null) return [];
  if (context.body.sends && mayDispatch(context)) {
    await dispatchLetter(context, await lockCarrying(context.db, id), null);
  }
  return [id];
}

const mayDispatch = ({ actor }: Writing) => can(actor, 'forward', 'referral');
