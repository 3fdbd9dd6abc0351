import { and, arrayContains, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { type Actor, VERIFIES } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import { onlyOwnComplaints, seatOf, takesComplaints } from '#contract/access/scope.ts';
import { DAY_SECTIONS, type Day, type DaySectionName } from '#contract/desk/myDay.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { ME } from '#contract/kernel/listConstants.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { firstToVerify } from '#server/closing/queue.ts';
import { pageOf } from '#server/complaints/list/page.ts';
import { type ComplaintQuery, queryFor } from '#server/complaints/list/query.ts';
import { rowsOf } from '#server/complaints/rows.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { inboxRows } from '#server/messages/schema/citizens.ts';
import { isAt } from '../offices/officesOf.ts';
import { offices } from '../schema/offices.ts';

/** Whether any staff member in the actor's area has the duty to verify closings (GRD-02). */
async function hasVerifier(db: Db | Tx, actor: Actor): Promise<boolean> {
  const { disabled, duties, id } = users;
  const [verifier] = await db
    .select({ id })
    .from(users)
    .where(and(changeable(actor, users), eq(disabled, false), arrayContains(duties, [VERIFIES])))
    .limit(1);
  return verifier !== undefined;
}

/** Messages of citizens to the actor's office without an answer for a working day (MSG-15). */
async function lateInbox(
  { actor, db, now }: Pick<Context, 'actor' | 'db' | 'now'>,
  first: number,
): Promise<Pick<Day, 'inbox_late'>> {
  const seat = seatOf(actor);
  if (!seat) return {};
  const own = db.select({ id: offices.id }).from(offices).where(isAt(seat));
  const { channel, id, late_at, office_id, phone, sent_at, state } = inboxRows;
  const rows = await db
    .select({ id, channel, phone, sent_at, total: sql<number>`(count(*) over ())::int` })
    .from(inboxRows)
    .where(and(inArray(office_id, own), eq(state, 'open'), lte(late_at, now)))
    .orderBy(asc(sent_at), asc(id))
    .limit(first);
  const [oldest] = rows;
  if (!oldest) return {};
  const data = rows.map(({ total, sent_at: at, ...row }) => ({ ...row, sent_at: at.toISOString() }));
  return { inbox_late: { total: oldest.total, data } };
}

/** So many of each are shown. */
const FIRST = 5;

type Reader = Pick<Context, 'actor' | 'db' | 'features' | 'now'>;
type SectionQuery = Partial<Omit<ComplaintQuery, 'staff_id'>> & { staff_id?: typeof ME };
const asText = (filters: object) => new URLSearchParams(filters as Record<string, string>).toString();

/**
 * The filters of each section, as in the address of its list. A complaint with a follow-up is only in the section of
 * its day (DESK-04).
 */
const FILTERS = {
  overdue: () => ({ sla: 'overdue', followup: 'not_later', sort: 'due_on', order: 'ASC' }),
  due_today: (today) => ({
    sla: 'at_risk',
    due_from: today,
    due_to: today,
    followup: 'not_later',
    sort: 'due_on',
    order: 'ASC',
  }),
  followups: () => ({ followup: 'today' }),
  new_for_me: () => ({ given: 'new', followup: 'not_later' }),
  escalated_to_me: () => ({ given: 'escalated', followup: 'not_later' }),
  replies_in: () => ({ given: 'answered', followup: 'not_later' }),
} as const satisfies Record<DaySectionName, (today: string) => SectionQuery>;

/**
 * The caller's day (DESK-01): of each section the number and the first rows of the list that it opens, read from that
 * list itself. Staff have the grievances assigned to them and to the users whom they are deputies of, all of their own
 * follow-ups, and all escalations that reach them as a deputy.
 */
export async function dayOfActor({ actor, db, features, now }: Reader): Promise<Day> {
  const reader = { actor, db, features, now };
  // The data of the next queries is prepared while the database runs the first.
  const [sections, verifying, inbox] = await Promise.all([
    sectionsOf(reader),
    toVerify(reader),
    lateInbox(reader, FIRST),
  ]);
  return { sections, ...verifying, ...inbox };
}

async function sectionsOf(reader: Reader): Promise<Day['sections']> {
  const { actor, now } = reader;
  const lists = [];
  for (const name of DAY_SECTIONS) {
    const filters = FILTERS[name](dayOf(now));
    const query = queryFor(actor, { ...filters, ...ownFolder(actor, name) }, now);
    const page = await pageOf(reader, query, { limit: FIRST, offset: 0 });
    lists.push({ name, filters, ...page });
  }
  const complaintIds = [...new Set(lists.flatMap(({ ids }) => ids))];
  const rows = new Map((await rowsOf(reader, complaintIds)).map((row) => [row.id, row]));
  return lists.map(({ filters, ids, ...list }) => ({
    ...list,
    query: asText(filters),
    data: ids.flatMap((id) => rows.get(id) ?? []),
  }));
}

/**
 * Citizens to call about closings (REF-17), for verifiers. Users above them get it only where a verifier exists, so
 * that other offices are not bothered.
 */
async function toVerify(reader: Reader): Promise<Pick<Day, 'to_verify'>> {
  const { actor, db } = reader;
  if (!can(actor, 'list', 'verification')) return {};
  if (!takesComplaints(actor) && !(await hasVerifier(db, actor))) return {};
  return { to_verify: await firstToVerify(reader, FIRST) };
}

const OF_OTHERS: readonly DaySectionName[] = ['followups', 'escalated_to_me'];

const ownFolder = (actor: Actor, name: DaySectionName): SectionQuery =>
  onlyOwnComplaints(actor) && !OF_OTHERS.includes(name) ? { staff_id: ME } : {};
