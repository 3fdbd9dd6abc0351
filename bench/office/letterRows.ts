import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_SERIES, INWARD_SERIES } from '#contract/letters/registers.ts';
import { ASSEMBLIES, PER_PARLIAMENT } from './state.ts';

/** The contacts and departments of the content, which are asked in turn. */
const CONTACTS = 500;
const DEPARTMENTS = 20;
const SERIES = DEFAULT_SERIES[0]?.code ?? '';

/** The offices of the state, its parliaments and its assemblies, each with a code. */
const officeRows = sql`
  insert into offices (parliament_id, assembly_id, code)
  select null, null, 'ST'
  union all select distinct n / ${PER_PARLIAMENT}::int + 1, null::int, null from generate_series(0, ${ASSEMBLIES - 1}::int) as n
  union all select n / ${PER_PARLIAMENT}::int + 1, n + 1, 'A' || chr(65 + n / 26) || chr(65 + n % 26)
    from generate_series(0, ${ASSEMBLIES - 1}::int) as n`;

/** Every other complaint has a letter to a department, three days after it came. */
const letterRows = (now: string) => sql`
  with written as (
    select complaints.id, offices.id as office_id, code, complaint_number, creator_id, complaints.created_at,
      least(complaints.created_at + interval '3 days', ${now}::timestamptz) as sent_at,
      complaints.id % ${CONTACTS}::int + 1 as contact_id, complaints.id % ${DEPARTMENTS}::int + 1 as department
    from complaints join offices using (assembly_id) where complaints.id % 2 = 0
  ), numbered as (
    select *, extract(year from sent_at at time zone 'Asia/Kolkata')::int as year,
      row_number() over (partition by office_id, extract(year from sent_at at time zone 'Asia/Kolkata')
        order by sent_at, id)::int as counter
    from written
  )
  insert into letters (id, office_id, kind, language, state, complaint_id, contact_id, addressee, texts, series, year, counter,
    number, dispatched_at, dispatched_by, pages, creator_id, created_at)
  select id, office_id, 'referral', case when id % 4 = 0 then 'te' else 'en' end, 'dispatched', id, contact_id,
    jsonb_build_object('name', 'Officer ' || contact_id, 'designation', 'Executive Engineer',
      'department', 'Department ' || department, 'address', 'District Office'),
    jsonb_build_object(case when id % 4 = 0 then 'te' else 'en' end, jsonb_build_object('subject', case when id % 4 = 0
      then 'తాగునీటి సమస్య ' else 'Drinking water, grievance ' end || complaint_number, 'body', case when id % 4 = 0
      then 'గ్రామంలో తాగునీటి పైప్‌లైన్ పగిలిపోయింది. దయచేసి వెంటనే మరమ్మతు చేయించగలరు.'
      else 'The pipeline of the village is broken. Please have it repaired and tell this office what was done.' end)),
    ${SERIES}, year, counter, code || '/' || ${SERIES} || '/' || year || '/' || lpad(counter::text, greatest(4, length(counter::text)), '0'),
    sent_at, creator_id, 1, creator_id, created_at
  from numbered`;

/** Of three referrals one waits, one is answered and one is accepted. */
const referralRows = sql`
  insert into referrals (id, office_id, number, complaint_id, contact_id, category_id, addressee, way, subject, request, state,
    sent_at, due_on, answered_at, letter_id, creator_id, created_at)
  select id, office_id, row_number() over (partition by office_id order by id), complaint_id, contact_id,
    id % ${DEPARTMENTS}::int + 1, addressee, 'letter', coalesce(texts -> 'en' ->> 'subject', texts -> 'te' ->> 'subject'),
    'Please have it repaired.', (array['sent', 'answered', 'accepted'])[1 + id / 2 % 3], dispatched_at,
    (dispatched_at + interval '21 days')::date, case when id / 2 % 3 > 0 then dispatched_at + interval '14 days' end, id,
    creator_id, created_at
  from letters`;

/** The inward entry of each answer; the last of a hundred is not matched yet. */
const inwardRows = sql`
  with come as (
    select referrals.id, referrals.office_id, code, contact_id, subject, creator_id, answered_at,
      extract(year from answered_at at time zone 'Asia/Kolkata')::int as year,
      row_number() over (partition by office_id, extract(year from answered_at at time zone 'Asia/Kolkata')
        order by answered_at, referrals.id)::int as counter
    from referrals join offices on offices.id = office_id where answered_at is not null
  )
  insert into inward_letters (id, office_id, year, counter, number, received_on, contact_id, sender, way, subject, is_matched,
    creator_id, created_at)
  select id, office_id, year, counter, code || '/IN/' || year || '/' || lpad(counter::text, greatest(4, length(counter::text)), '0'),
    (answered_at at time zone 'Asia/Kolkata')::date, contact_id, 'Officer ' || contact_id, 'letter', subject, id % 100 <> 0,
    creator_id, answered_at
  from come`;

const replyRows = sql`
  insert into referral_replies (referral_id, inward_id, is_final, action, text, creator_id, created_at, accepted_at)
  select referrals.id, inward_letters.id, true, 'done', 'It was repaired.', referrals.creator_id, answered_at,
    case when state = 'accepted' then answered_at + interval '1 day' end
  from referrals join inward_letters on inward_letters.id = referrals.id where is_matched`;

/** Of ten closings one waits for verification, and one is confirmed (REF-16, REF-17). */
const closingRows = sql`
  insert into complaint_closings (complaint_id, closed_by, closed_at, outcome, verification, parliament_id, assembly_id)
  select id, staff_id, closed_at, 'solved',
    case id % 10 when 0 then 'pending' when 5 then 'confirmed' else 'none' end, parliament_id, assembly_id
  from complaints where closed_at is not null order by closed_at`;

/** The number counters continue after the registers. */
const counterRows = sql`
  insert into office_numbers (office_id, series, year, last)
  select office_id, series, year, max(counter) from letters group by 1, 2, 3
  union all select office_id, ${INWARD_SERIES}, year, max(counter) from inward_letters group by 1, 3
  union all select office_id, 'REF', 0, max(number) from referrals group by 1`;

/** Letters to departments, their answers, and the closings of complaints. */
export const correspondence = (now: string): SQL[] => [
  officeRows,
  letterRows(now),
  referralRows,
  inwardRows,
  replyRows,
  closingRows,
  counterRows,
];
