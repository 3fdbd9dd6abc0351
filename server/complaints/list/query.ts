import * as z from 'zod/mini';
import type { listComplaints } from '../../../contract/complaintCalls.ts';
import { complaintFilters } from '../../../contract/complaintFilters.ts';
import type { QueryOf } from '../../../contract/define.ts';

/** What a list of complaints is asked for, of any of its calls. */
export type ComplaintQuery = Omit<QueryOf<typeof listComplaints>, 'export' | 'format'> & {
  term?: string | null;
  /** The instant of which it is asked, in ISO form: what is due moves with it. */
  as_of: string;
};

const PRESENTATION = ['page', 'per_page', 'sort', 'order', 'as_of'];

/** The names of the filters that are set. */
export const askedFor = (query: Partial<ComplaintQuery>): string[] =>
  Object.entries(query).flatMap(([name, value]) => (value && !PRESENTATION.includes(name) ? name : []));

const NOTHING = z.parse(
  z.object(complaintFilters),
  Object.fromEntries(Object.keys(complaintFilters).map((name) => [name, null])),
);

/** What is asked for by these filters alone. */
export const queryFor = (filters: Partial<ComplaintQuery>, now: Date): ComplaintQuery => ({
  ...NOTHING,
  ...filters,
  as_of: now.toISOString(),
});
