import { setImmediate as turn } from 'node:timers/promises';
import { searchTextOf } from '#server/complaints/searchText.ts';
import type { Planned } from './byDay.ts';
import type { PlannedComplaint } from './planImport.ts';

/** After this many complaints other requests may run. */
const TURN = 50;

/** A complaint ready to insert, except for its number. */
export interface Ready extends PlannedComplaint {
  /** Its search text, without its number. */
  text: string;
}

/** Prepares complaints before they are needed, so that the database does not wait for it. */
export function ahead(planned: Planned) {
  const ready: Ready[] = [];
  let read = 0;
  /** Prepares until so many are ready, or all. */
  const prepare = async (count: number) => {
    const more = await planned.slice(
      read,
      Math.min(planned.length, read + Math.max(0, count - ready.length)),
    );
    read += more.length;
    for (const [index, each] of more.entries()) {
      if (index % TURN === 0) await turn();
      ready.push({ ...each, text: searchTextOf({ ...each.draft, complaint_number: '' }) });
    }
  };
  return {
    prepare,
    async take(count: number): Promise<Ready[]> {
      await prepare(count);
      return ready.splice(0, count);
    },
  };
}
