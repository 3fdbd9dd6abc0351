import { type SQL, sql } from 'drizzle-orm';
import { MAX_FOUND_PERSONS, MAX_OFFERED_PERSONS } from '#contract/persons/person.ts';
import { nameFilterOf } from '#server/persons/nameFilter.ts';
import type { Floor } from './case.ts';
import { statements } from './floors.ts';

/** The matching people with the last contacts, found with bitmap index scans as the server does. */
export const peopleFound =
  (place: SQL, text: string): Floor =>
  ({ db }) =>
    db.transaction((tx) =>
      statements(
        tx,
        sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
        sql`select persons.* from (select id from persons where ${place} and ${nameFilterOf(text)?.fits} limit 500) as found
          join persons using (id) order by (
            select max(created_at) from complaint_persons where person_id = persons.id) desc nulls last
          limit ${MAX_OFFERED_PERSONS}`,
      ),
    );

export const peopleWhoCame =
  (place: SQL): Floor =>
  ({ db }) =>
    statements(
      db,
      sql`select persons.* from persons join (
          select person_id, max(latest.created_at) as at from (
            select id, created_at from complaints where not hidden and ${place} order by created_at desc, id desc limit 300
          ) as latest join complaint_persons on complaint_id = latest.id
          group by 1 order by 2 desc limit ${MAX_FOUND_PERSONS}
        ) as came on person_id = persons.id`,
    );

export const personCard: Floor = ({ db }, _, nextPersonId) => {
  const id = nextPersonId();
  const cases = sql`complaint_persons join complaints on complaints.id = complaint_id`;
  return statements(
    db,
    sql`select * from persons where id = ${id}`,
    sql`select count(*) filter (where status_group = 'closed'), count(*) from ${cases} where person_id = ${id}`,
    sql`select * from person_visits where person_id = ${id} order by created_at desc limit 10`,
    sql`select answers.* from ${cases} join complaint_responses as answers on answers.complaint_id = complaints.id
      where person_id = ${id} order by answers.created_at desc limit 1`,
  );
};

export const personComplaints: Floor = ({ db }, _, nextPersonId) => {
  const id = nextPersonId();
  return statements(
    db,
    sql`select complaint_number, category_id, status_group, date, assigned, staff_id
      from complaint_persons join complaints on complaints.id = complaint_id
      where person_id = ${id} order by complaint_persons.created_at desc limit 10`,
    sql`select count(*) from complaint_persons where person_id = ${id}`,
  );
};
