import type { PlannedComplaint } from './planImport.ts';
import type { Spool } from './spool.ts';

/** Complaints that are to be added, some at a time. */
export interface Planned {
  length: number;
  slice(start: number, end: number): Promise<PlannedComplaint[]>;
}

/** Oldest first, so that complaint numbers rise with the days; those of one moment in the order of the file. */
export function byDay(spool: Spool<PlannedComplaint>, days: readonly number[]): Planned {
  const order = Uint32Array.from(days.keys()).sort(
    (one, other) => (days[one] ?? 0) - (days[other] ?? 0) || one - other,
  );
  return {
    length: spool.length,
    slice: async (start, end) => (await spool.read(order.subarray(start, end))).map(withInstants),
  };
}

/** Instants are texts on the disk. */
const withInstants = ({ import_key, draft }: PlannedComplaint): PlannedComplaint => ({
  import_key,
  draft: {
    ...draft,
    created_at: new Date(draft.created_at),
    closed_at: draft.closed_at && new Date(draft.closed_at),
    updated_at: draft.updated_at && new Date(draft.updated_at),
  },
});
