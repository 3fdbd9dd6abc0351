import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { eraseDue } from '#server/desk/privacy/retention.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { citizenCalls, inboxRows, personWishes } from '#server/messages/schema/citizens.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { persons } from '#server/persons/schema/persons.ts';
import { openDesk } from '../../complaints/desk.ts';
import { mostAsked } from '../../statements.ts';
import { unpacked } from './unpacked.ts';

/** A number that one person has brought everything by, and many have. */
const PHONE = '9848055555';
const NAME = 'Lakshmi Devi';
const ELSEWHERE = '9848066666';
const CASES = 1_600;
const PEOPLE = 1_500;
/** Of the tests before, which go as well. */
const EXPORTS = 2;
/** More than any statement may have and return, however much data there is; less than the data of this test. */
const FEW = { parameters: 1_400, rows: PEOPLE };

const desk = await openDesk();
let person_id: number;
beforeAll(async () => {
  const { parliament_id, assembly_id, mandal_id, area_id } = desk.places.V1;
  const at = sql`${parliament_id}::int, ${assembly_id}::int, ${mandal_id}::int, ${area_id}::int`;
  const places = sql`parliament_id, assembly_id, mandal_id, area_id`;
  const add = (rows: ReturnType<typeof sql>) => desk.db.execute(rows);
  await add(sql`insert into persons (name, phones, search_text, ${places})
    select case n when 1 then ${NAME} else 'Citizen ' || n end, array[${PHONE}], '', ${at}
    from generate_series(1, ${PEOPLE}::int) as n`);
  const [person] = await desk.db.select().from(persons).orderBy(persons.id).limit(1);
  person_id = person?.id ?? 0;
  await add(sql`insert into complaints (complaint_number, name, phone, details, search_text, source, type, is_internal,
      status, category_id, ${places})
    select '2025-' || n, ${NAME}, ${PHONE}, '', '', 'web', 'complaint', true, 'open', ${desk.roads}::int, ${at}
    from generate_series(1, ${CASES}::int) as n`);
  await add(sql`insert into complaint_persons select id, ${person_id}::int, created_at from complaints`);
  await add(sql`insert into person_wishes (person_id, purpose, state, said_on, way, notice_version)
    select id, 'status', 'given', '2026-01-01', 'paper', 1 from persons`);
  await add(sql`insert into person_visits (person_id, parliament_id, assembly_id, kind)
    select id, parliament_id, assembly_id, 'came' from persons`);
  await holdTalks();
  await add(sql`analyze`);
});

/** Of each case one of each kind that is of the person, too, and one that is of the case alone. */
async function holdTalks() {
  const each = sql`from complaints, (values (${PHONE}, ${person_id}::int), (${ELSEWHERE}, null)) as of (phone, person)`;
  const talk = (insert: ReturnType<typeof sql>) => desk.db.execute(insert);
  await talk(sql`insert into messages (office_id, complaint_id, audience, phone, person_id, channel, language, text, parts,
      state, due_at)
    select (select min(id) from offices), id, 'citizen', of.phone, person, 'sms', 'te', 'Come', 1, 'sent', now() ${each}`);
  await talk(sql`insert into citizen_calls (complaint_id, phone, person_id, result)
    select id, of.phone, person, 'reached' ${each}`);
  await talk(sql`insert into call_requests (complaint_id, phone, person_id, reason, due_on)
    select id, of.phone, person, case when person is null then 'asked' else 'missed' end, '2026-01-01' ${each}`);
  await talk(sql`insert into inbox_rows (complaint_id, phone, person_id, channel, text, sent_at)
    select id, of.phone, person, 'bot', 'Look', now() ${each}`);
  await talk(sql`insert into files (key, name, type, kind, size)
    select 'gone/' || id, 'road.pdf', 'application/pdf', 'pdf', 1 from inbox_rows`);
  await talk(sql`insert into inbox_files (inbox_id, file_id)
    select substr(key, 6)::int, id from files where key like 'gone/%'`);
}

async function exported(asked: { phone: string } | { person_id: number }) {
  const { body } = await desk.post(desk.admin, 'privacy/person/export', asked);
  const response = await desk.app.fetch(new Request(`http://localhost${body.link}`));
  const archive = unpacked(new Uint8Array(await response.arrayBuffer()));
  return JSON.parse(String(archive.get('data.json'))) as Record<string, { id: number }[]>;
}

const TWICE = ['messagesToCitizens', 'citizenCalls', 'callRequests', 'inbox', 'files'];

describe('[API-03, MSG-24] very many grievances of a number that very many people have', () => {
  test.each([
    ['the number', () => ({ phone: PHONE }), PEOPLE],
    ['one person', () => ({ person_id }), 1],
  ])(
    'are packed for %s by statements and answers of bounded size, and each record once',
    async (_, asked, people) => {
      let data: Record<string, { id: number }[]> = {};
      const most = await mostAsked(async () => {
        data = await exported(asked());
      });
      expect(most.parameters).toBeLessThan(FEW.parameters);
      expect(most.rows).toBeLessThanOrEqual(FEW.rows);
      for (const kind of TWICE) {
        const ids = data[kind]?.map(({ id }) => id);
        expect([kind, ids?.length, new Set(ids).size]).toEqual([kind, 2 * CASES, 2 * CASES]);
      }
      expect(data.inboxFiles).toHaveLength(2 * CASES);
      expect([data.wishes?.length, data.visits?.length]).toEqual([people, people]);
    },
  );

  test('are told, and erased, by statements and answers of bounded size', async () => {
    const ask = (path: string, more: object = {}) =>
      desk.post(desk.admin, `privacy/person${path}`, { phone: PHONE, ...more });
    const most = await mostAsked(async () => {
      expect((await ask('')).body).toMatchObject({ counts: { complaint: CASES, person: PEOPLE } });
      const erased = await ask('/erase', { confirmation: PHONE, open: true });
      expect(erased).toMatchObject({
        status: 200,
        body: { records: CASES + PEOPLE, files: 2 * CASES + EXPORTS },
      });
    });
    expect(most.parameters).toBeLessThan(FEW.parameters);
    expect(most.rows).toBeLessThanOrEqual(FEW.rows);
    const named = [
      [complaints, sql`phone = ${PHONE}`],
      [messages, sql`phone is not null or person_id is not null or text is not null`],
      [citizenCalls, sql`phone is not null or person_id is not null`],
      [inboxRows, sql`true`],
      [files, sql`key like 'gone/%'`],
      [personWishes, sql`true`],
      [persons, sql`phones <> '{}'`],
    ] as const;
    for (const [table, where] of named) expect(await desk.db.$count(table, where)).toBe(0);
  });
});

test('[API-07] people of whom nothing is left go by statements of bounded size, however many are due', async () => {
  const { parliament_id, assembly_id } = desk.places.V1;
  await desk.db.execute(sql`insert into persons (name, phones, search_text, updated_at, parliament_id, assembly_id)
    select 'Citizen', array[${ELSEWHERE}], '', '2020-01-01', ${parliament_id}::int, ${assembly_id}::int
    from generate_series(1, ${PEOPLE}::int)`);
  await desk.db.execute(sql`insert into phone_marks (phone, wrong_at) values (${ELSEWHERE}, now())`);
  const limits = { now: desk.clock.now, closedFor: 36, loggedFor: 24 };
  const most = await mostAsked(async () => {
    expect(await eraseDue(desk.services, limits)).toMatchObject({ complaints: 0, persons: PEOPLE });
  });
  expect(most.parameters).toBeLessThan(FEW.parameters);
  expect(most.rows).toBeLessThan(FEW.rows);
  expect(await desk.db.$count(persons, sql`phones <> '{}'`)).toBe(0);
  expect((await desk.db.execute(sql`select 1 from phone_marks`)).rows).toEqual([]);
});
