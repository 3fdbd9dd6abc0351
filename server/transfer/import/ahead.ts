import { setImmediate as turn } from 'node:timers/promises';
import { searchTextOf } from '#server/complaints/searchText.ts';
import type { Planned } from './byDay.ts';
import type { PlannedComplaint } from './planImport.ts';

/** After so many complaints a turn is for other requests. */
const TURN = 50;

/** A complaint as it is added, but for its number. */
export interface Ready extends PlannedComplaint {
  /** What it is searched by, but for its number. */
  text: string;
}

/** Makes complaints ready before they are wanted, so that the database need not wait for that. */
export function ahead(planned: Planned) {
  const ready: Ready[] = [];
  let read = 0;
  /** So many are to be ready, as far as there are. */
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
