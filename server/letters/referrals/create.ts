import { can } from '#contract/access/policies.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import type {
  createReferrals as createCall,
  updateReferral as updateCall,
} from '#contract/letters/referral.ts';
import { lockForAction } from '#server/complaints/change.ts';
import type { Work } from '#server/complaints/events.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { forbidden, invalidField, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { officersFor } from '#server/officers/officers.ts';
import { findCause } from '#server/persons/causes/record.ts';
import { addresseeOf } from './addressee.ts';
import { insertReferrals } from './insert.ts';
import { draftLetter } from './letters/draft.ts';
import { follow } from './letters/follow.ts';
import { changeReferral, lockReferral } from './lock.ts';
import { referralRecord } from './record.ts';
import { placeOf, type Referral } from './rows.ts';
import { referralRules } from './rules.ts';

/** What is asked, about what, and of whom. */
export type Asking = Omit<BodyOf<typeof createCall>, 'sends' | 'waits' | 'with_letter'>;

/**
 * Drafts a referral to each officer, or one without an officer (REF-01). The complaint does not change. `elsewhere`
 * is the error for an officer outside the complaint's place.
 */
export async function draftReferrals(
  work: Work,
  body: Asking,
  elsewhere: ErrorCode = 'unknownChoice',
): Promise<Referral[]> {
  const { actor, db, now } = work;
  const { contact_ids, complaint_id, cause_id, ...input } = body;
  const { office, officers } = await checkAsking(work, body, elsewhere);
  const by = { creator_id: actor.id, created_at: now };
  const made = await insertReferrals(
    db,
    { ...input, complaint_id, cause_id, office_id: office.id, state: 'draft', ...by },
    officers.length > 0 ? officers.map((officer) => ({ officer })) : [{ officer: null }],
  );
  const drafted: Referral[] = [];
  for (const referral of made) drafted.push(await draftLetter(work, referral));
  return drafted;
}

/** The office that asks, and the officers. @throws as `draftReferrals` */
export async function checkAsking(work: Work, body: Asking, elsewhere: ErrorCode = 'unknownChoice') {
  const { actor, db, now } = work;
  if (!can(actor, 'create', 'referral')) throw forbidden();
  checkDue(body.due_on, now);
  const about = await aboutWhat(work, body);
  const place = { parliament_id: about.parliament_id, assembly_id: about.assembly_id };
  const within = { db, actor, place };
  const officers = await officersFor(within, body.contact_ids, 'contact_ids', elsewhere);
  await officersFor(within, copiedTo(body.copies_to), 'copies_to', elsewhere);
  const { office } = referralRules(await officesOf(db, place));
  return { office, officers };
}

/** The grievance or the cause, which the actor may work on. @throws 404, 422 for both or none, and for one that is closed */
async function aboutWhat(work: Work, { complaint_id, cause_id }: Asking) {
  if ((complaint_id === null) === (cause_id === null)) throw invalidField('complaint_id', 'oneSubjectMatter');
  if (complaint_id !== null) return (await lockForAction('forwardToOfficer', work, complaint_id)).complaint;
  const cause = await findCause(work, cause_id ?? 0);
  if (!can(work.actor, 'edit', 'cause')) throw forbidden();
  if (cause.closed) throw invalidField('cause_id', 'causeClosed');
  return cause;
}

export const copiedTo = (copies: readonly { contact_id?: number | undefined }[]) =>
  copies.flatMap(({ contact_id }) => contact_id ?? []);

export function checkDue(due_on: string | null | undefined, now: Date): void {
  if (due_on && due_on < dayOf(now)) throw invalidField('due_on', 'dueInPast');
}

/** Changes a draft referral. @throws 404, 409 for an older version, 422 after it was sent */
export async function updateReferral(context: Context<typeof updateCall>) {
  const { actor, db, now, params } = context;
  const { version, contact_id, ...input } = context.body;
  const { row, referral } = await lockReferral('edit', context, params.id);
  await refuseOlder(version, referral, () => referralRecord(context, params.id));
  checkDue(input.due_on, now);
  const place = placeOf(row);
  const within = { db, actor, place };
  const [officer] = contact_id === undefined ? [] : await officersFor(within, [contact_id], 'contact_id');
  await officersFor(within, copiedTo(input.copies_to ?? []), 'copies_to');
  const to = officer && {
    contact_id: officer.id,
    category_id: officer.category_id,
    addressee: addresseeOf(officer),
  };
  const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const changed = await changeReferral(context, referral, { ...changes, ...to });
  await follow(context, referral, changed);
  return referralRecord(context, params.id);
}
