import * as z from 'zod/mini';
import { addedFilters } from '#contract/capabilities/complaintFields.ts';
import { date, flag, id, line, optional } from '#contract/kernel/fields.ts';
import { listQuery, oneOrMore } from '#contract/kernel/list.ts';
import { ME, NOBODY } from '#contract/kernel/listConstants.ts';
import { rule } from '#contract/kernel/rule.ts';
import { statusFilter } from './complaintStatus.ts';

const personOrNobody = () => z.union([z.literal(NOBODY), id()], rule('notChoice'));
/** A status or a status group. 422 for anything else. */
const statusOrGroup = () =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? statusFilter(value) : undefined)),
    z.string(rule('notChoice')),
  );
const some = <T>(value: z.ZodMiniType<T>) => optional(oneOrMore(value));

/**
 * The filters that a list shows and that are part of its address. `status` is a status or a group. Select filters
 * take several values (GRD-04).
 */
export const shownFilters = {
  parliament: some(id()),
  assembly: some(id()),
  mandal: some(id()),
  area: some(id()),
  category: some(id()),
  assigned: some(line()),
  name: optional(line()),
  complaint_number: optional(line()),
  phone: optional(line(60)),
  from_date: optional(date()),
  to_date: optional(date()),
  created_by_me: optional(flag()),
  staff_id: some(z.union([z.literal(ME), personOrNobody()], rule('notChoice'))),
  /** Forwarded to this leader at any time. */
  leader_id: some(personOrNobody()),
  /** Forwarded to this leader last, as the dashboard counts. */
  last_leader_id: some(personOrNobody()),
  status: some(statusOrGroup()),
  ...addedFilters,
};

/** The filters of the complaint list (LIST-03), with places under both of their names. */
export const complaintFilters = {
  ...listQuery,
  ...shownFilters,
  parliament_id: some(id()),
  assembly_id: some(id()),
  mandal_id: some(id()),
  area_id: some(id()),
  created_by_me: optional(flag()),
};
