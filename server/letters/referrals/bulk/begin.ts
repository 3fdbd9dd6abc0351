import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { MAX_DIRECT_ROWS } from '#contract/desk/bulkActions.ts';
import { codedText } from '#contract/kernel/coded.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { type CodedRefusal, refusedBy } from '#contract/kernel/rule.ts';
import { referralRefusal } from '#contract/letters/referralActions.ts';
import {
  type doToReferrals as call,
  type getReferralBulk as getCall,
  MAX_BULK_REFERRALS,
  mayDoToReferrals,
  type Recipient,
  type ReferralBulk,
} from '#contract/letters/referralBulk.ts';
import { writtenReferral } from '#contract/letters/registers.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { taskItems } from '#server/desk/schema/tasks.ts';
import { beginTask } from '#server/desk/tasks/begin.ts';
import { findTask } from '#server/desk/tasks/find.ts';
import { byReason, taskOf } from '#server/desk/tasks/results.ts';
import { runTask } from '#server/desk/tasks/run.ts';
import { forbidden, invalidField, refuseOtherTotal } from '#server/kernel/errors/apiError.ts';
import type { Context, Services } from '#server/kernel/http/serve.ts';
import { letters } from '../../schema/letters.ts';
import { referrals } from '../../schema/referrals.ts';
import { cutTo, isAt } from '../filters.ts';
import { recipientsOf } from '../recipients.ts';
import { inChargeOf, type ReferralQueryRow, selectReferrals } from '../rows.ts';
import { ofOffice, ownReferrals } from '../scope.ts';
import { actionOf, REFERRAL_WORKERS } from './workers.ts';

/** Starts a bulk action, or returns its preview. A small selection is finished before the response (REF-15). */
export async function doToReferrals(services: Services, context: Context<typeof call>) {
  const { actor, afterCommit, body, db, links } = context;
  if (!mayDoToReferrals(actor, body.action)) throw forbidden();
  const selected = await selectedReferrals(context);
  const total = selected.length;
  if (body.dry_run) return { total, ...(await checkAll(context, selected)) };
  const task = await beginTask(context, {
    kind: 'referrals',
    subject: {},
    params: { action: body.action },
    referralIds: selected.map(({ referral }) => referral.id),
  });
  if (total <= MAX_DIRECT_ROWS)
    afterCommit(() => runTask(services, task.id, { last: false }, REFERRAL_WORKERS));
  return { total, job: await taskOf(db, task, links) };
}

/**
 * The results of a bulk action, with the numbers of the letters that were sent. @throws 404 for a task of another
 * user
 */
export async function referralBulk(context: Context<typeof getCall>): Promise<ReferralBulk> {
  const { db, links, params } = context;
  const task = await findTask(context, params.id, { kind: 'referrals' });
  const action = actionOf(task.params);
  const rows = await db
    .select({
      id: referrals.id,
      number: referrals.number,
      state: taskItems.state,
      reason: taskItems.reason,
      letter: { id: letters.id, number: letters.number },
    })
    .from(taskItems)
    .innerJoin(referrals, eq(referrals.id, taskItems.referral_id))
    .leftJoin(letters, sql`${letters.id} = (${taskItems.before}->>'letter_id')::int`)
    .where(eq(taskItems.task_id, task.id))
    .orderBy(asc(taskItems.position));
  return {
    action,
    job: await taskOf(db, task, links),
    rows: rows.map(({ id, number, state, reason, letter }) => ({
      id,
      number: writtenReferral(number),
      state,
      reason: reason && codedText(reason),
      ...reason,
      letter: state === 'done' ? letter : null,
    })),
  };
}

type Checked = Pick<AnswerOf<typeof call>, 'possible' | 'refused' | 'ways' | 'recipients'>;

/** Previews a bulk action: the result for each referral, and the recipients of those that can be sent (REF-15). */
async function checkAll(
  context: Context<typeof call>,
  selected: readonly ReferralQueryRow[],
): Promise<Checked> {
  const recipients = await recipientsOf(context.db, selected);
  const checked = selected.map((each, at) => {
    const to = recipients[at] ?? null;
    const reason = reasonOf(context, each, to !== null);
    return { way: each.referral.way, number: writtenReferral(each.referral.number), to, reason };
  });
  const possible = checked.filter(({ reason }) => reason === null);
  const ways = [...new Set(possible.map(({ way }) => way))].map((way) => ({
    way,
    count: possible.filter((each) => each.way === way).length,
  }));
  return {
    possible: possible.length,
    refused: byReason(checked.filter(({ reason }) => reason !== null)),
    ways,
    recipients: countedBy(possible.flatMap(({ to }) => to ?? [])),
  };
}

/** The known reason why a referral will not change. Sending its letter may find further errors. */
function reasonOf(
  { actor, body, now }: Context<typeof call>,
  selected: ReferralQueryRow,
  isAddressed: boolean,
): CodedRefusal | null {
  const { referral } = selected;
  const facts = { ...referral, in_charge_id: inChargeOf(selected) };
  const refusal = referralRefusal(body.action, actor, facts);
  if (refusal) return refusedBy(refusal);
  if (body.action === 'accept') return null;
  if (referral.contact_id === null || !isAddressed) return { code: 'addresseeNeeded' };
  const isLate = body.action === 'dispatch' && referral.due_on !== null && referral.due_on < dayOf(now);
  return isLate ? { code: 'dueInPast' } : null;
}

/** Each recipient once with a count, most frequent first. */
function countedBy(all: readonly Omit<Recipient, 'count'>[]): Recipient[] {
  const counted = new Map<string, Recipient>();
  for (const { name, designation, department } of all) {
    const key = JSON.stringify([name, designation, department]);
    const count = (counted.get(key)?.count ?? 0) + 1;
    counted.set(key, { name, designation, department, count });
  }
  return [...counted.values()].sort((one, other) => other.count - one.count);
}

/**
 * The selected referrals that the caller may see, by id or by filters within one office. @throws 422 for none, for
 * more than 1,000, and for filters without an expected number; 409 when the number differs
 */
async function selectedReferrals(context: Context<typeof call>): Promise<ReferralQueryRow[]> {
  const { actor, body, db } = context;
  const { expected_total, filters, ids } = body;
  if (ids.length === 0 && !filters) throw invalidField('ids', 'nothingSelected');
  if (ids.length === 0 && expected_total === null) throw invalidField('expected_total', 'required');
  const isNamed = ids.length > 0;
  // A named office must be one of the caller's, even when the call has ids.
  const office = isNamed && body.office_id === null ? null : await findOffice(context, body.office_id);
  const whose = office ? ofOffice(db, actor, office.id) : ownReferrals(db, actor);
  const rows = await selectReferrals(db, actor)
    .where(and(whose, isNamed ? inArray(referrals.id, ids) : cut(context)))
    .orderBy(asc(referrals.id))
    .limit(MAX_BULK_REFERRALS + 1);
  if (rows.length > MAX_BULK_REFERRALS) throw invalidField('filters', 'tooManyReferrals');
  refuseOtherTotal(rows.length, expected_total);
  if (rows.length === 0) throw invalidField(ids.length > 0 ? 'ids' : 'filters', 'nothingSelected');
  return rows;
}

function cut(context: Context<typeof call>): SQL | undefined {
  const { filters } = context.body;
  return filters ? and(filters.stage ? isAt(filters.stage) : undefined, cutTo(context, filters)) : undefined;
}
