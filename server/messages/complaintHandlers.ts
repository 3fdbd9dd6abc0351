import type { ComplaintHandlers } from '#server/complaints/events.ts';
import { recordEvent } from './events/recordEvent.ts';

/** A closing sends its messages once; a closing that is not stored is identified by the complaint's version. */
const closingKey = (closing_id: number | undefined, { version }: { version: number }) =>
  closing_id ?? `version ${version}`;

/** The changes of complaints that send messages to citizens. */
export const messageHandlers: ComplaintHandlers = {
  capability: 'messages',
  async recorded({ db, now }, { complaint }) {
    await recordEvent(db, { complaint_id: complaint.id, event: 'registered', clock: 1, at: now });
    return undefined;
  },
  async closed({ db, now }, { asksCitizen, closing_id, complaint }) {
    const noted = { complaint_id: complaint.id, clock: closingKey(closing_id, complaint), at: now };
    await recordEvent(db, { ...noted, event: 'resolved' });
    // Of the two events the citizen gets the last one.
    if (asksCitizen) await recordEvent(db, { ...noted, event: 'rating_asked' });
    return undefined;
  },
  async reopened({ db, now }, { closing_id, complaint }) {
    const clock = closingKey(closing_id, complaint);
    await recordEvent(db, { complaint_id: complaint.id, event: 'reopened', clock, at: now });
    return undefined;
  },
};
