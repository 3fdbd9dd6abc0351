import type { ComplaintHandlers } from '#server/complaints/events.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import { endDeputyships } from './leaves/noticeCover.ts';
import { routeNew } from './routing/route.ts';
import { routingOf } from './routing/rules.ts';
import { noteTurn } from './routing/suggest.ts';

/** Assigns unassigned complaints by routing rules. */
export const teamworkHandlers: ComplaintHandlers = {
  capability: 'teamwork',
  async recording(work, { complaint, language, staff, written }) {
    if (staff) return undefined;
    const rules = routingOf(await officesOf(work.db, complaint));
    const routing = await routeNew(work, complaint, { rules, language });
    if (!routing) return undefined;
    return {
      staff: routing.staff,
      written: [
        ...written,
        async ({ id }) => {
          await routing.recordRouting(id);
          return undefined;
        },
      ],
    };
  },
  async givenUp({ db, now }, { account_id }) {
    await endDeputyships(db, account_id, now);
    return undefined;
  },
  async assigned({ db, now }, { staff_id }) {
    await noteTurn(db, staff_id, now);
    return undefined;
  },
};
