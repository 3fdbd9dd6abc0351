import type { ComplaintHandlers } from '#server/complaints/events.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { clockOf } from './complaintReads.ts';
import { climb } from './escalation/climb.ts';
import { followClock } from './followClock.ts';
import { startClock } from './makeClocks.ts';
import { rulesOf } from './rules.ts';

/** How priorities and deadlines react to changes of a complaint. */
export const deadlineHandlers: ComplaintHandlers = {
  capability: 'deadlines',
  async recording({ db, now }, { complaint, input, written }) {
    const rules = rulesOf(await officesOf(db, complaint));
    return {
      complaint: { ...complaint, priority: input.priority ?? rules.priorityOf(complaint.category_id) },
      written: [
        ...written,
        async (recorded) => {
          const clock = await startClock(db, rules, recorded, now);
          return { clock: clock && clockOf(clock, now) };
        },
      ],
    };
  },
  async changed({ db, now }, { action, before, complaint }) {
    await followClock(db, [before, complaint], { action, now });
    return undefined;
  },
  async reopened(work, { complaint, isMistake }) {
    await climb(work, complaint, { up: !isMistake });
    return undefined;
  },
};
