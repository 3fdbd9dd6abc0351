import { type SQL, sql } from 'drizzle-orm';
import { ACTORS } from './state.ts';

/** The number of follow-ups of each caller. */
const FOLLOWUPS = 60;

/**
 * When all complaints are due, three weeks after they came; a fifth of the resolved ones too late. Users have
 * follow-ups around today, a tenth of the complaints that are not due wait for a court, and one in twenty open ones was
 * escalated to the mla.
 */
export const deskRows = (now: string): SQL[] => [
  sql`insert into complaint_clocks (complaint_id, started_at, response_due_at, responded_at, risk_on, due_on, stopped_on,
      level, parliament_id, assembly_id, staff_id, creator_id, hidden)
    select id, created_at, created_at + interval '2 days', closed_at, date + 17,
      case when closed_at is not null and id % 5 = 0 then (closed_at at time zone 'Asia/Kolkata')::date - 1 else date + 21 end,
      (closed_at at time zone 'Asia/Kolkata')::date, case when closed_at is null and id % 20 = 0 then 2 else 0 end,
      parliament_id, assembly_id, staff_id, creator_id, hidden
    from complaints where type = 'complaint' order by id`,
  sql`insert into complaint_pauses (complaint_id, nth, reason, paused_at, until, creator_id)
    select complaint_id, 1, 'court', ${now}::timestamptz, (${now}::timestamptz)::date + 30, ${ACTORS.admin}::int
    from complaint_clocks where stopped_on is null and due_on > (${now}::timestamptz)::date and complaint_id % 10 = 0`,
  sql`update complaint_clocks set paused_until = pauses.until, due_on = due_on + 26 from complaint_pauses as pauses
    where pauses.complaint_id = complaint_clocks.complaint_id`,
  sql`insert into complaint_watchers (complaint_id, user_id, level)
    select complaint_id, ${ACTORS.mla}::int, 2 from complaint_clocks where level > 0 and assembly_id = 1`,
  ...Object.values(ACTORS).map(
    (user) => sql`
    insert into complaint_followups (complaint_id, user_id, day, opens_at)
    select id, ${user}::int, at::date, at from (
      select id, ${now}::timestamptz + (row_number() over () - ${FOLLOWUPS / 3}::int) * interval '1 day' as at
      from (select id from complaints where assembly_id = 1 and status_group <> 'closed' and staff_id = ${ACTORS.staff}
        order by id desc limit ${FOLLOWUPS}) as theirs) as put_off`,
  ),
];
