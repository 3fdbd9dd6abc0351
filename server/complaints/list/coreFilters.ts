import { eq, gte, inArray, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  GROUPS_NOT_CLOSED,
  NOT_CLOSED,
  STATUS_GROUPS,
  STATUSES,
  type StatusGroup,
} from '#contract/complaints/complaintStatus.ts';
import { NOBODY } from '#contract/kernel/listConstants.ts';
import { phoneForms } from '#contract/kernel/phone.ts';
import { type OneOrMore, startOfDay } from '#server/kernel/db/listing.ts';
import { phoneParts } from '#server/kernel/text/phoneParts.ts';
import { complaintLeaders } from '#server/officers/schema/forwarding.ts';
import { complaintFacts as facts } from '../schema/complaintFacts.ts';
import type { ListFilter, ListOrder } from './listParts.ts';

type Person = number | typeof NOBODY;

const isPerson = (column: AnyPgColumn) => (person: Person) =>
  person === NOBODY ? isNull(column) : eq(column, person);

/** Forwarded to this leader, not only as the last one, which is a column. */
const forwardedTo = (leader: Person): SQL =>
  leader === NOBODY
    ? isNull(facts.leader_id)
    : sql`${facts.complaint_id} in (select ${complaintLeaders.complaint_id} from ${complaintLeaders} where ${complaintLeaders.leader_id} = ${leader})`;

/** A whole phone number, or its first digits. */
function isPhone(typed: string): SQL {
  const whole = phoneForms(typed);
  if (whole.length > 0) return inArray(facts.phone, whole);
  return or(...phoneParts(typed).map((part) => like(facts.phone, `${part}%`))) ?? sql`false`;
}

/** The status groups of a filter; undefined if it also names a single status (LIST-05). */
export function groupsOf(status: OneOrMore<string>): StatusGroup[] | undefined {
  const groups = [status].flat().map(groupsOfOne);
  return groups.every((each) => each.length > 0) ? [...new Set(groups.flat())] : undefined;
}

/** No groups for a single status. */
function groupsOfOne(status: string): readonly StatusGroup[] {
  if (status === NOT_CLOSED) return GROUPS_NOT_CLOSED;
  return (Object.keys(STATUS_GROUPS) as StatusGroup[]).filter((group) => group === status);
}

/** A status or a status group. */
function isStatus(value: string): SQL {
  const groups = groupsOfOne(value);
  if (groups.length > 0)
    return inArray(
      facts.status,
      groups.flatMap((group) => [...STATUS_GROUPS[group]]),
    );
  const status = STATUSES.find((known) => known === value);
  return status ? eq(facts.status, status) : sql`false`;
}

/** The filters of the two specifications. Filters by place are shared with all lists. */
export const coreFilters: readonly ListFilter[] = [
  { field: 'ids', kind: 'column', sql: facts.complaint_id },
  { field: 'category', kind: 'column', sql: facts.category_id },
  { field: 'assigned', kind: 'column', sql: facts.assigned },
  { field: 'status', kind: 'each', sql: isStatus },
  { field: 'phone', kind: 'whole', sql: isPhone },
  { field: 'from_date', kind: 'whole', sql: (day) => gte(facts.received_at, startOfDay(day, 0)) },
  { field: 'to_date', kind: 'whole', sql: (day) => lt(facts.received_at, startOfDay(day, 1)) },
  { field: 'created_by_me', kind: 'whole', sql: (_, { actor }) => eq(facts.creator_id, actor.id) },
  { field: 'staff_id', kind: 'each', sql: isPerson(facts.staff_id) },
  { field: 'leader_id', kind: 'each', sql: forwardedTo },
  { field: 'last_leader_id', kind: 'each', sql: isPerson(facts.leader_id) },
];

const byCreation = (sort: string): ListOrder => ({
  sort,
  isDescending: true,
  parts: (descending) => [{ by: ['received_at', 'complaint_id'], descending }],
});

/** By name, or by creation, which is also the order of dates and complaint numbers. */
export const coreOrders: readonly ListOrder[] = [
  ...['created_at', 'date', 'complaint_number', 'id'].map(byCreation),
  { sort: 'name', parts: (descending) => [{ by: ['name', 'complaint_id'], descending }] },
];
