import { and, eq, inArray } from 'drizzle-orm';
import { runsOffice } from '#contract/access/access.ts';
import { dayOf } from '#contract/kernel/day.ts';
import type { evenOut as call, Move } from '#contract/teamwork/workloadCalls.ts';
import { assignStaff } from '#server/complaints/actions/assign.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { beginTask } from '#server/desk/tasks/begin.ts';
import { taskOf } from '#server/desk/tasks/results.ts';
import type { Step } from '#server/desk/tasks/run.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { forbidden, invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context, Prepare, Services } from '#server/kernel/http/serve.ts';
import { absencesOn } from '../leaves/absences.ts';
import { colleaguesIn, officeBelow } from './place.ts';
import { proposeMoves } from './propose.ts';
import { isUntouched } from './untouched.ts';

/**
 * Computes proposed moves before a transaction would block others; null when the call has moves to apply (SLA-21).
 * @throws 404 for another office, 422 for the state's
 */
export const prepareMoves =
  ({ database: { db } }: Services): Prepare<typeof call, Move[] | null> =>
  async ({ actor, body, now }) => {
    if (!body.dry_run) return null;
    const { assemblies } = await officeBelow({ actor, db }, body.office_id);
    return proposeMoves(db, assemblies, now);
  };

/**
 * Returns proposed moves, or starts the moves that the user confirmed (SLA-21). @throws 404 for another office; 422
 * for the state's, without moves, for a complaint outside the place or named twice, and for a user outside the office
 */
export async function evenOut(context: Context<typeof call>, proposed: Move[] | null) {
  if (proposed) return { moves: proposed, job: null };
  const { body, db, links } = context;
  const { assemblies, row } = await officeBelow(context, body.office_id);
  const moves = new Map((body.moves ?? []).map(({ id, staff_id }) => [id, { staff_id }]));
  if (moves.size === 0) throw invalidField('moves', 'nothingSelected');
  const ids = [...moves.keys()];
  const inPlace = and(
    inArray(complaints.id, ids),
    inArray(complaints.assembly_id, assemblies),
    ownComplaints(context.actor),
  );
  const count = await db.$count(complaints, inPlace);
  if (count < (body.moves ?? []).length) throw invalidField('moves', 'unknownChoice');
  const colleagues = new Set((await colleaguesIn(db, assemblies, [])).map(({ id }) => id));
  if ([...moves.values()].some(({ staff_id }) => !colleagues.has(staff_id)))
    throw invalidField('moves', 'outsideOffice');
  const task = await beginTask(context, {
    kind: 'evenOut',
    subject: { office_id: row.id },
    complaintIds: ids,
    itemParams: moves,
  });
  return { moves: [], job: await taskOf(db, task, links) };
}

/** Assigns one complaint as planned, unless it was changed since or the user is on leave now. */
export const moveOne: Step = async ({ services, actor, db, now, complaintId, itemParams }) => {
  if (!runsOffice(actor)) throw forbidden();
  const staffId = Number(itemParams?.staff_id);
  const [open] = await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(and(eq(complaints.id, complaintId), ownComplaints(actor)))
    .for('update');
  const isUntouchedStill = and(eq(complaints.id, complaintId), isUntouched(now));
  if (open && (await db.$count(complaints, isUntouchedStill)) === 0)
    throw invalidField('moves', 'workedOnMeanwhile');
  if ((await absencesOn(db, dayOf(now), [staffId])).size > 0) throw invalidField('moves', 'onLeaveNow');
  const { features, links } = services;
  await assignStaff({ features, links, actor, db, now }, complaintId, staffId);
};
