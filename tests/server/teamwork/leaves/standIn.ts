import { addDays, dayOf } from '#contract/kernel/day.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { openDesk } from '../../complaints/desk.ts';

const START = new Date('2026-03-02T04:30:00Z');
const DAY = 86_400_000;

/** An office in which Prasad (`colleague`) is on leave and Sunitha (`staff`) is the deputy. */
export async function openStandIn() {
  const desk = await openDesk();

  /** So many days from the start. */
  const at = (days: number) => {
    desk.clock.now = new Date(START.getTime() + days * DAY);
  };
  const clear = async () => {
    await desk.db.delete(leaves);
    await desk.db.delete(complaints);
    at(0);
  };
  const away = (from: number, to: number, given: { user_id?: number; deputy_id?: number | null } = {}) => {
    const today = dayOf(START);
    return desk.db.insert(leaves).values({
      user_id: desk.colleague.id,
      deputy_id: desk.staff.id,
      from_day: addDays(today, from),
      to_day: addDays(today, to),
      ...given,
    });
  };
  /** A complaint that Prasad has. */
  const ofPrasad = (given: object = {}) => desk.record(desk.colleague, { name: 'Of Prasad', ...given });

  return { desk, at, away, clear, ofPrasad };
}
