import { isClosed } from '#contract/complaints/complaintStatus.ts';
import type { ComplaintHandlers } from '#server/complaints/events.ts';
import { noteOpened } from './accessLog/note.ts';
import { endFollowups, endFollowupsOf } from './followups/end.ts';
import { notify, notifyDeskHeads } from './notices/notify.ts';

/** Notices, follow-ups and the access log of complaints. */
export const deskHandlers: ComplaintHandlers = {
  capability: 'desk',
  async changed(work, { before, complaint }) {
    if (!isClosed(before.status) && isClosed(complaint.status)) await endFollowups(work, complaint.id);
    return undefined;
  },
  async assigned({ actor, db, now }, { complaint, staff_id }) {
    await notify(db, [{ complaint_id: complaint.id, staff_id, kind: 'assigned' }], now, actor.id);
    return undefined;
  },
  async released({ db, now }, { complaint }) {
    await notify(db, [{ complaint_id: complaint.id, staff_id: null, kind: 'hand_over' }], now);
    return undefined;
  },
  async givenUp(work, { account_id, ids }) {
    const { actor, db, now } = work;
    await endFollowupsOf(work, account_id);
    await notifyDeskHeads(db, { ids, kind: 'hand_over', except: actor.id }, now);
    return undefined;
  },
  async opened(reader, { complaint, kind }) {
    await noteOpened(reader, complaint, kind);
    return undefined;
  },
};
