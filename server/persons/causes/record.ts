import { and, count, countDistinct, desc, eq, inArray, min, sql } from 'drizzle-orm';
import type { CauseRecord, CauseRow } from '#contract/persons/cause.ts';
import { closingProposals } from '#server/closing/schema/closings.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { causeAnswers, causeAnswersGiven, causeMembers, causes } from '../schema/causes.ts';
import { householdMembers } from '../schema/households.ts';
import { complaintPersons } from '../schema/persons.ts';

export type Cause = typeof causes.$inferSelect;
type Reader = Pick<Context, 'actor' | 'db'>;

/** A cause of the actor's place, optionally `locked` until the transaction ends; 404 for any other (SCOPE-08). */
export async function findCause({ actor, db }: Reader, id: number, { locked = false } = {}): Promise<Cause> {
  const query = db
    .select()
    .from(causes)
    .where(and(eq(causes.id, id), changeable(actor, causes)));
  const [cause] = await (locked ? query.for('update') : query);
  if (!cause) throw notFound();
  return cause;
}

/** Causes in the form of a list, in their order. */
export async function rowsOf(db: Db | Tx, rows: readonly Cause[]): Promise<CauseRow[]> {
  const known = await names(db);
  const figures = await figuresOf(db, idsOf(rows));
  return rows.map(({ id, number, title, closed, ...cause }) => {
    const counted = figures(id);
    const isAnswered = counted.cases > 0 && counted.open === 0;
    return {
      id,
      number,
      title,
      ...counted,
      state: closed ? 'closed' : isAnswered ? 'answered' : 'open',
      category: known.category(cause.category_id),
      parliament: known.place('parliament', cause.parliament_id),
      assembly: known.place('assembly', cause.assembly_id),
      mandal: known.place('mandal', cause.mandal_id),
      area: known.place('area', cause.area_id),
      staff: known.user(cause.staff_id),
    };
  });
}

/** A cause with all fields and its answers. */
export async function recordOf(db: Db | Tx, cause: Cause): Promise<CauseRecord> {
  const [row] = await rowsOf(db, [cause]);
  if (!row) throw notFound();
  const { parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, note, closed, version } =
    cause;
  return {
    ...row,
    parliament_id,
    assembly_id,
    mandal_id,
    area_id,
    category_id,
    staff_id,
    note,
    closed,
    version,
    answers: await answersOf(db, cause.id),
  };
}

async function answersOf(db: Db | Tx, causeId: number): Promise<CauseRecord['answers']> {
  const { id, message, status, outcome, reason, created_at, creator_id } = causeAnswers;
  const all = db.$count(causeAnswersGiven, eq(causeAnswersGiven.answer_id, id));
  const to_approve = db.$count(closingProposals, eq(closingProposals.cause_answer_id, id));
  const rows = await db
    .select({ id, message, status, outcome, reason, created_at, creator_id, all, to_approve })
    .from(causeAnswers)
    .where(eq(causeAnswers.cause_id, causeId))
    .orderBy(desc(id));
  const known = await names(db);
  return rows.map(({ all: recipientCount, creator_id: by, created_at: at, ...answer }) => ({
    ...answer,
    given: recipientCount - answer.to_approve,
    created_at: at.toISOString(),
    creator: known.user(by),
  }));
}

type Figures = Pick<CauseRow, 'cases' | 'open' | 'people' | 'households' | 'areas' | 'oldest'>;

const NOTHING: Figures = { cases: 0, open: 0, people: 0, households: 0, areas: 0, oldest: null };

/** The numbers of some causes, over all their complaints (PER-18). */
async function figuresOf(db: Db | Tx, ids: readonly number[]): Promise<(id: number) => Figures> {
  const counted = await db
    .select({
      id: causeMembers.cause_id,
      cases: count(),
      open: sql<number>`(count(*) filter (where ${complaints.status_group} <> 'closed'))::int`,
      people: countDistinct(complaintPersons.person_id),
      // A person without a household counts as one.
      households: countDistinct(
        sql`coalesce(${householdMembers.household_id}, -${complaintPersons.person_id})`,
      ),
      areas: countDistinct(complaints.area_id),
      oldest: min(complaints.date),
    })
    .from(causeMembers)
    .innerJoin(complaints, eq(complaints.id, causeMembers.complaint_id))
    .leftJoin(complaintPersons, eq(complaintPersons.complaint_id, causeMembers.complaint_id))
    .leftJoin(householdMembers, eq(householdMembers.person_id, complaintPersons.person_id))
    .where(inArray(causeMembers.cause_id, [...ids]))
    .groupBy(causeMembers.cause_id);
  const known = new Map(counted.map(({ id, ...figures }) => [id, figures]));
  return (id) => known.get(id) ?? NOTHING;
}
