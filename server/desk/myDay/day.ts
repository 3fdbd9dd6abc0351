import type { Actor } from '#contract/access/access.ts';
import { onlyOwnComplaints } from '#contract/access/scope.ts';
import { DAY_SECTIONS, type Day } from '#contract/desk/myDay.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { ME } from '#contract/kernel/listConstants.ts';
import type { DaySection } from '#server/complaints/list/listParts.ts';
import { pageOf } from '#server/complaints/list/page.ts';
import { queryFor } from '#server/complaints/list/query.ts';
import { rowsOf } from '#server/complaints/rows.ts';
import type { Context } from '#server/kernel/http/serve.ts';

/**
 * The sections of every office. A complaint with a follow-up is only in the section of its day (DESK-04).
 */
export const deskSections: readonly DaySection[] = [
  { name: 'followups', filters: () => ({ followup: 'today' }), isOfOthers: true },
  { name: 'new_for_me', filters: () => ({ given: 'new', followup: 'not_later' }) },
];

/** So many of each are shown. */
const FIRST = 5;

type Reader = Pick<Context, 'actor' | 'db' | 'features' | 'now'>;
const asText = (filters: object) => new URLSearchParams(filters as Record<string, string>).toString();

/**
 * The caller's day (DESK-01): of each section the number and the first rows of the list that it opens, read from that
 * list itself. Staff have the grievances assigned to them and to the users whom they are deputies of, all of their own
 * follow-ups, and all escalations that reach them as a deputy.
 */
export async function dayOfActor({ actor, db, features, now }: Reader): Promise<Day> {
  const reader = { actor, db, features, now };
  // The data of the next queries is prepared while the database runs the first.
  const [sections, ...numbers] = await Promise.all([
    sectionsOf(reader),
    ...features.dayNumbers.map((read) => read(reader, FIRST)),
  ]);
  return Object.assign({ sections }, ...numbers);
}

async function sectionsOf(reader: Reader): Promise<Day['sections']> {
  const { actor, features, now } = reader;
  const lists = [];
  for (const name of DAY_SECTIONS) {
    const section = features.lists.sections.find((each) => each.name === name);
    if (!section) continue;
    const filters = section.filters(dayOf(now));
    const query = queryFor(actor, { ...filters, ...ownFolder(actor, section) }, now);
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

const ownFolder = (actor: Actor, { isOfOthers }: DaySection): { staff_id?: typeof ME } =>
  onlyOwnComplaints(actor) && !isOfOthers ? { staff_id: ME } : {};
