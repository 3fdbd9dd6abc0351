import type { PlannedComplaint } from './planImport.ts';
import type { Spool } from './spool.ts';

/** Complaints to import, read in parts. */
export interface Planned {
  length: number;
  slice(start: number, end: number): Promise<PlannedComplaint[]>;
}

/** Oldest first, so that complaint numbers rise with the days; in the order of the file for the same instant. */
export function byDay(spool: Spool<PlannedComplaint>, days: readonly number[]): Planned {
  const order = Uint32Array.from(days.keys()).sort(
    (one, other) => (days[one] ?? 0) - (days[other] ?? 0) || one - other,
  );
  return {
    length: spool.length,
    slice: async (start, end) => (await spool.read(order.subarray(start, end))).map(withInstants),
  };
}

/** On disk instants are texts. */
const withInstants = ({ import_key, draft }: PlannedComplaint): PlannedComplaint => ({
  import_key,
  draft: {
    ...draft,
    created_at: new Date(draft.created_at),
    closed_at: draft.closed_at && new Date(draft.closed_at),
    updated_at: draft.updated_at && new Date(draft.updated_at),
  },
});
