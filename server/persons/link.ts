import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { type Candidate, type PersonDescription, phonesOf } from './matching.ts';
import { complaintPersons, leftPersons, persons } from './schema/persons.ts';
import { personTextOf } from './searchText.ts';

/** A complaint with its person. */
export interface Link {
  complaint_id: number;
  created_at: Date;
  candidate: Candidate;
}

/** Stores the persons of complaints, and creates the new ones among them, in one statement. */
export async function linkComplaints(db: Db | Tx, links: readonly Link[], now: Date): Promise<void> {
  if (links.length === 0) return;
  const made = [...new Set(links.map(({ candidate }) => candidate))].filter((each) => each.id === null);
  const drafts = made.map(({ description }) => draftOf(description, now));
  const rows = links.map(({ complaint_id, created_at, candidate }) => ({
    complaint_id,
    created_at,
    person_id: candidate.id,
    draft: candidate.id === null ? made.indexOf(candidate) + 1 : null,
  }));
  await db.execute(sql`
    with drafts as materialized (
      select nextval(pg_get_serial_sequence('persons', 'id'))::int as id, draft, person
      from json_array_elements(${JSON.stringify(drafts)}::json) with ordinality as given (person, draft)
    ), made as (
      insert into ${persons} (id, ${COLUMNS})
      select drafts.id, ${COLUMNS_OF_DRAFT} from drafts, json_populate_record(null::persons, person) as given
    )
    insert into ${complaintPersons} (complaint_id, person_id, created_at)
    select complaint_id, coalesce(person_id, drafts.id), created_at
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as link (complaint_id int, person_id int, draft int, created_at timestamptz)
    left join drafts using (draft)`);
}

const FIELDS = [
  'name',
  'phones',
  'parliament_id',
  'assembly_id',
  'mandal_id',
  'area_id',
  'search_text',
  'created_at',
  'updated_at',
];
const COLUMNS = sql.raw(FIELDS.join(', '));
const COLUMNS_OF_DRAFT = sql.raw(FIELDS.map((field) => `given.${field}`).join(', '));

/** The fields of a person from the first complaint. */
export function draftOf(description: PersonDescription, now: Date) {
  const { name, parliament_id, assembly_id, mandal_id, area_id } = description;
  const phones = phonesOf(description);
  const search_text = personTextOf({ name, phones });
  const place = { parliament_id, assembly_id, mandal_id, area_id };
  return { name, phones, ...place, search_text, created_at: now, updated_at: now };
}

/** Removes the persons of complaints. A person without any other record is deleted a day later (PER-09). */
export const unlinkComplaints = (db: Db | Tx, ids: readonly number[], now: Date) =>
  db.execute(sql`
    with gone as (
      delete from ${complaintPersons} where complaint_id = any(${sql.param(ids)}::int[]) returning person_id
    )
    insert into ${leftPersons} (person_id, left_at)
    select distinct person_id, ${now.toISOString()}::timestamptz from gone
    on conflict (person_id) do update set left_at = excluded.left_at`);
