import { type SQL, sql } from 'drizzle-orm';
import { AREAS, ASSEMBLIES, MANDALS, PER_PARLIAMENT, STAFF } from './state.ts';
import { NAMES, NUMBER, PHONE, TEXTS_OF_NAME } from './texts.ts';

/** How many complaints have the rare word, independent of the total. */
const RARE = 20;
/** The number of people per complaint, each with a phone, a name and a place. */
const PEOPLE_PER_CASE = 0.3;
/** Spreads consecutive numbers evenly over 0 to 1. */
const GOLDEN = 0.6180339887498949;

/** Complaints `from` to `to`, both inclusive, of `total`. */
export interface Slice {
  from: number;
  to: number;
  total: number;
  /** ISO */
  now: string;
}

/**
 * Complaints evenly over the last twelve months. The first assemblies have more than the last, and a fifth of each has
 * no assignee. One in twenty is a suggestion; three in ten were forwarded to the leader of the area, who has the area's
 * id. All random values are drawn before the joins, so that each row keeps them; the person decides name, phone and
 * place.
 */
export const complaintRows = ({ from, to, total, now }: Slice): SQL => sql`
  with drawn as materialized (
    select i, floor(random() * ${PEOPLE_PER_CASE * total}::int)::int as person,
      floor(random() * ${STAFF + 1}::int)::int as worker,
      floor(random() * ${STAFF + 1}::int)::int as other,
      random() < 0.2 as from_app,
      random() < 0.5 as by_other,
      random() < 0.3 as forwarded,
      (array['open', 'open', 'open', 'pending', 'reviewed', 'reviewed', 'responded',
        'Resolved', 'Resolved', 'Resolved', 'close'])[1 + floor(random() * 11)::int] as status,
      floor(random() * ${TEXTS_OF_NAME}::int)::int as text,
      ${now}::timestamptz - (${total}::int - i) * (interval '365 days' / ${total}::int) as created_at
    from generate_series(${from}::int, ${to}::int) as i
  ), told as (
    select *, floor(${ASSEMBLIES}::int * power(person * ${GOLDEN}::float8 - floor(person * ${GOLDEN}::float8), 1.5))::int as assembly,
      person * 7 % ${MANDALS * AREAS}::int as area,
      '9' || lpad((person * 7919::bigint % 1000000007)::text, 9, '0') as phone,
      case when i % (${total}::int / ${RARE}::int) = 0 then 0
        else greatest(1, person % ${NAMES}::int * ${TEXTS_OF_NAME}::int + text) end as no from drawn
  ), numbered as (
    select *, extract(year from created_at at time zone 'Asia/Kolkata') || '-'
      || lpad(i::text, greatest(6, length(i::text)), '0') as complaint_number from told
  )
  insert into complaints (id, complaint_number, name, phone, details, search_text, source, type, origin, is_internal,
    assigned, status, category_id, parliament_id, assembly_id, mandal_id, area_id, staff_id, creator_id, leader_id, closed_at,
    created_at, updated_at)
  select i, complaint_number, name, phone, details,
    replace(replace(search_text, ${NUMBER}::text, complaint_number), ${PHONE}::text, phone),
    case when from_app then 'app' else 'web' end, case when i % 20 = 7 then 'suggestion' else 'complaint' end, case when from_app then null else 'Citizen' end,
    not from_app, case when forwarded and by_other then 'In-charge of ' || assembly end, status, category_id, assembly / ${PER_PARLIAMENT}::int + 1, assembly + 1,
    assembly * ${MANDALS}::int + area / ${AREAS}::int + 1, assembly * ${MANDALS * AREAS}::int + area + 1,
    case when worker > 0 then assembly * ${STAFF + 1}::int + worker + 2 end,
    case when not from_app then assembly * ${STAFF + 1}::int + case when by_other then other else worker end + 2 end,
    case when forwarded then assembly * ${MANDALS * AREAS}::int + area + 1 end,
    case when status in ('Resolved', 'close') then least(created_at + interval '20 days', ${now}::timestamptz) end,
    created_at, created_at
  from numbered join bench_texts using (no)`;

/** The people of all complaints, as matching by name and phone would find them, with their links. */
export const personRows = (): SQL[] => [
  sql`insert into persons (name, phones, parliament_id, assembly_id, mandal_id, area_id, search_text, created_at, updated_at)
    select distinct on (phone, name) name, array[phone], parliament_id, assembly_id, mandal_id, area_id,
      replace(person_text, ${PHONE}::text, phone), created_at, created_at
    from complaints join (select distinct name, person_text from bench_texts) as texts using (name)
    order by phone, name, created_at`,
  sql`insert into complaint_persons (complaint_id, person_id, created_at)
    select complaints.id, persons.id, complaints.created_at
    from complaints join persons on phones[1] = phone and persons.name = complaints.name`,
];

/** The assignee has a notice for each complaint of the last sixty days; those of the last three days are unread. */
export const noticeRows = ({ from, to, now }: Slice): SQL => sql`
  insert into notices (user_id, kind, complaint_id, read_at, created_at)
  select staff_id, 'assigned', id,
    case when created_at < ${now}::timestamptz - interval '3 days' then created_at + interval '1 hour' end, created_at
  from complaints where id between ${from}::int and ${to}::int and staff_id is not null
    and created_at > ${now}::timestamptz - interval '60 days' order by id`;

/** Every fourth complaint has two attachments, a remark, an answer with a third file, and both in its timeline. */
export function casefileRows({ from, to }: Slice): SQL[] {
  const fourth = sql`(select id, status from complaints
    where id between ${from}::int and ${to}::int and id % 4 = 0) as fourth`;
  const parts = sql`generate_series(0, 2) as part`;
  return [
    sql`insert into files (id, key, name, type, kind, size)
      select 3 * id + part, 'bench-' || id || '-' || part, 'photo.jpg', 'image/jpeg', 'image', 200000
      from ${fourth}, ${parts}`,
    sql`insert into complaint_responses (id, complaint_id, creator_id, message, status)
      select id, id, 1, 'The department has been asked to look into it this week.', status from ${fourth}`,
    sql`insert into complaint_media (complaint_id, response_id, file_id)
      select id, case part when 2 then id end, 3 * id + part from ${fourth}, ${parts}`,
    sql`insert into complaint_history (complaint_id, creator_id, said, is_admin)
      select id, 1, jsonb_build_object('code', 'text', 'values',
        jsonb_build_object('text', 'Spoke to the citizen by phone; the documents are complete.')), true from ${fourth}`,
    sql`insert into complaint_changes (complaint_id, creator_id, action, changes)
      select id, 1, action, jsonb_build_object('status', jsonb_build_array(null, status))
      from ${fourth}, unnest(array['created', 'remarked', 'replied']) as action order by id`,
  ];
}
