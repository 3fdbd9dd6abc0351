import { dayOf } from '#contract/kernel/day.ts';
import type { replyToReferral as call } from '#contract/letters/referralReply.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { type Officer, officersFor } from '#server/officers/officers.ts';
import { answerReferral } from './answer.ts';
import { checkedReply } from './checkReply.ts';
import { checkDays, enterInward } from './inward/enter.ts';
import { type Locked, lockReferral } from './lock.ts';
import { referralRecord } from './record.ts';
import { placeOf } from './rows.ts';
import { rulesOfOffice } from './rules.ts';

/**
 * Records a department's reply and enters it into the inward register. An office without a code has no register and
 * only records the reply (REF-11, REF-12).
 */
export async function replyToReferral(context: Context<typeof call>) {
  const { actor, body, db, now, uploads } = context;
  const work = await lockReferral('reply', context, context.params.id);
  const reply = checkedReply(body, now);
  const sentOnTo = await nextOfficer(work, reply.sent_on_to);
  const { received_on, their_number, their_date, way } = body;
  checkDays(received_on ?? dayOf(now), their_date, now);
  const file_id = uploads.file ? await context.keep(uploads.file) : null;
  const { office } = await rulesOfOffice(db, work.referral.office_id);
  const received = { received_on, their_number, their_date, way, file_id, creator_id: actor.id };
  const entry = { ...received, ...senderOf(work), is_matched: true };
  const inward = office.code === null ? null : await enterInward(context, office, entry);
  await answerReferral(work, { reply, inward_id: inward?.id ?? null, file_id, sentOnTo });
  return referralRecord(context, work.referral.id);
}

/** The sender and subject for the register entry of a reply. */
export const senderOf = ({ referral }: Pick<Locked, 'referral'>) => ({
  contact_id: referral.contact_id,
  sender: [referral.addressee?.name, referral.addressee?.designation].filter(Boolean).join(', '),
  subject: referral.subject,
});

/** @throws 422 under `sent_on_to` for an officer outside the referral's place */
export async function nextOfficer(
  { db, actor, row }: Locked,
  id: number | null | undefined,
): Promise<Officer | null> {
  if (!id) return null;
  const [officer] = await officersFor({ db, actor, place: placeOf(row) }, [id], 'sent_on_to');
  return officer ?? null;
}
