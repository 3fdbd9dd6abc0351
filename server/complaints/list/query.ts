import * as z from 'zod/mini';
import type { Actor } from '#contract/access/access.ts';
import { inPlaceOf } from '#contract/access/scope.ts';
import type { listComplaints } from '#contract/complaints/complaintCalls.ts';
import { complaintFilters } from '#contract/complaints/complaintFilters.ts';
import type { QueryOf } from '#contract/kernel/define.ts';
import { ME, type NOBODY } from '#contract/kernel/listConstants.ts';

type CallerQuery = Omit<QueryOf<typeof listComplaints>, 'export' | 'format'> & {
  term?: string | null;
  /** The time at which due dates are compared, in ISO form. */
  as_of: string;
};

/** The query of any call that lists complaints. */
export type ComplaintQuery = Omit<CallerQuery, 'staff_id'> & {
  staff_id: Person | Person[] | null;
};
type Person = number | typeof NOBODY;

/** The query with `me` replaced by the caller and the users whose deputy the caller is (SLA-16). */
export function resolveStaff(actor: Actor, { staff_id: staff, ...query }: CallerQuery): ComplaintQuery {
  const people = [staff ?? []].flat().flatMap((one) => (one === ME ? inPlaceOf(actor) : [one]));
  return { ...query, staff_id: people.length > 1 ? people : (people[0] ?? null) };
}

const PRESENTATION = ['page', 'per_page', 'sort', 'order', 'as_of'];

/** The names of the filters that are set. */
export const namedFilters = (query: Partial<ComplaintQuery>): string[] =>
  Object.entries(query).flatMap(([name, value]) => (value && !PRESENTATION.includes(name) ? name : []));

const NOTHING = z.parse(
  z.object(complaintFilters),
  Object.fromEntries(Object.keys(complaintFilters).map((name) => [name, null])),
);

/** The query with only these filters. */
export const queryFor = (actor: Actor, filters: Partial<CallerQuery>, now: Date): ComplaintQuery =>
  resolveStaff(actor, { ...NOTHING, ...filters, as_of: now.toISOString() });
