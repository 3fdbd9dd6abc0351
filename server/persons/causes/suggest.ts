import { and, eq, sql } from 'drizzle-orm';
import { changes } from '#contract/access/scope.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';
import type { declineCause as declineCall } from '#contract/persons/causeSuggestion.ts';
import { checkCategory } from '#server/complaints/checks.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { names } from '#server/kernel/db/names.ts';
import { findPlaces } from '#server/kernel/db/places.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { areas } from '#server/places/schema/places.ts';
import { causeMembers, declinedCauses } from '../schema/causes.ts';
import { complaintPersons } from '../schema/persons.ts';

/** A possible cause has at least so many complaints of so many people within so many days (PER-22). */
const LIKELY = { cases: 5, people: 3, days: 14 };
const MOST_SUGGESTED = 10;

interface SuggestedRow extends Record<string, unknown> {
  category_id: number;
  parliament_id: number;
  assembly_id: number;
  mandal_id: number;
  area_id: number;
  cases: number;
  people: number;
  oldest: string;
  ids: number[];
}

/** Possible causes that no user has created: those with most complaints first. */
export async function suggestCauses(context: Pick<Context, 'actor' | 'db' | 'now'>) {
  const suggested = await likelyCauses(context);
  const known = await names(context.db);
  const unnamed = (id: number) => ({ id, name: '' });
  const data = suggested.slice(0, MOST_SUGGESTED).map(({ category_id, area_id, ids, ...suggestion }) => ({
    ...suggestion,
    category: known.category(category_id) ?? unnamed(category_id),
    area: known.place('area', area_id) ?? unnamed(area_id),
    mandal: known.place('mandal', suggestion.mandal_id),
    complaint_ids: ids,
  }));
  return { data, total: data.length };
}

/** Declines a suggestion until it has twice as many complaints. 422 for an area of another place. */
export async function declineCause(context: Context<typeof declineCall>) {
  const { actor, body, db, now } = context;
  const { category_id, area_id } = body;
  await checkCategory(db, category_id);
  const [area] = await findPlaces.area(db, eq(areas.id, area_id));
  if (!area || !changes(actor, { ...area, area_id })) throw invalidField('area_id', 'notChoice');
  const suggested = await likelyCauses(context);
  const declined = suggested.find((each) => each.category_id === category_id && each.area_id === area_id);
  const count = declined?.cases ?? 0;
  const by = { creator_id: actor.id, created_at: now };
  await db
    .insert(declinedCauses)
    .values({ category_id, area_id, cases: count, ...by })
    .onConflictDoUpdate({
      target: [declinedCauses.category_id, declinedCauses.area_id],
      // A declined suggestion is not suggested again, so declining it again counts nothing.
      set: { cases: sql`greatest(${declinedCauses.cases}, excluded.cases)`, ...by },
    });
  return { message: 'The suggestion is gone.' };
}

async function likelyCauses({
  actor,
  db,
  now,
}: Pick<Context, 'actor' | 'db' | 'now'>): Promise<SuggestedRow[]> {
  const since = new Date(now.getTime() - LIKELY.days * DAY_MS).toISOString();
  const { rows } = await db.execute<SuggestedRow>(sql`
    select category_id, parliament_id, assembly_id, mandal_id, area_id,
      count(*)::int as cases, count(distinct person_id)::int as people, min(${complaints.date}) as oldest,
      (array_agg(${complaints.id} order by ${complaints.id}))[1:${sql.raw(String(MAX_LIST_LENGTH))}] as ids
    from ${complaints} left join ${complaintPersons} on ${eq(complaintPersons.complaint_id, complaints.id)}
    where ${and(ownComplaints(actor), sql`not hidden and status_group <> 'closed' and ${complaints.created_at} >= ${since}::timestamptz`)}
      and not exists (select from ${causeMembers} where ${eq(causeMembers.complaint_id, complaints.id)})
    group by category_id, parliament_id, assembly_id, mandal_id, area_id
    having count(*) >= ${LIKELY.cases} and count(distinct person_id) >= ${LIKELY.people}
      and count(*) >= coalesce((select 2 * cases from ${declinedCauses} declined
        where declined.category_id = ${complaints}.category_id and declined.area_id = ${complaints}.area_id), 0)
    order by cases desc, area_id, category_id`);
  return rows;
}
