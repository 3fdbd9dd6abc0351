import { and, asc, count, eq, gt, isNotNull, max, or, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CLOCK_STATES } from '#contract/deadlines/clock.ts';
import { PAUSE_REASONS } from '#contract/deadlines/pause.ts';
import { dayOf } from '#contract/kernel/day.ts';
import { LANGUAGES, type Language } from '#contract/kernel/languages.ts';
import { REFERRAL_STATES } from '#contract/letters/letterKinds.ts';
import { MESSAGE_EVENTS, type MessageEvent } from '#contract/messages/messageKinds.ts';
import { messageSettings } from '#contract/messages/messageRule.ts';
import { MESSAGE_STATES } from '#contract/messages/messageState.ts';
import { isQuiet } from '#contract/messages/messageTimes.ts';
import { sendRefusal } from '#contract/messages/templateState.ts';
import { wrongWord } from '#contract/messages/templateText.ts';
import { unknownIn } from '#contract/replies/placeholders.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { closingCalls, complaintClosings } from '#server/closing/schema/closings.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks, complaintPauses } from '#server/deadlines/schema/clocks.ts';
import { ownValues } from '#server/desk/offices/inherited.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import { notices } from '#server/desk/schema/notices.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { inwardLetters } from '#server/letters/schema/letters.ts';
import { referralReminders, referrals } from '#server/letters/schema/referrals.ts';
import { defaultTemplateText } from '#server/messages/defaultTemplates.ts';
import { messages, messageTemplates } from '#server/messages/schema/messages.ts';
import { macros as macroTable, replies } from '#server/replies/schema/macros.ts';
import { openOffice } from '../../access/office.ts';
import { demoApp } from '../../demo.ts';

const office = await demoApp();

test('[REF-20] one office of the demo limits reopening, no other does', async () => {
  const rows = await office.db.select({ settings: offices.settings }).from(offices);
  const limits = rows.flatMap(({ settings }) => settings.closing ?? []);
  expect(limits).toEqual([{ reopen_max: 2, reopen_days: 30 }]);
});

test('[REF-16, REF-17, REF-18, REF-19] 80 closings are verified, none by who closed it, and some wait', async () => {
  const { db } = office;
  const { closed_by, complaint_id, is_last, rating, reopened_at, verification, verified_by } =
    complaintClosings;
  const by = await db.select({ verification, n: count() }).from(complaintClosings).groupBy(verification);
  const found = Object.fromEntries(by.map((row) => [row.verification, row.n]));
  expect(found).toMatchObject({ confirmed: 52, disputed: 14, unreachable: 9, declined: 5, pending: 18 });
  expect(await db.$count(complaintClosings, eq(closed_by, verified_by))).toBe(0);
  expect(await db.$count(complaintClosings, isNotNull(rating))).toBe(66);
  expect(await db.$count(complaintClosings, isNotNull(reopened_at))).toBe(14);
  expect(await db.$count(closingCalls)).toBe(52 + 14 + 3 * 9 + 5);
  // Each closed complaint has one current closing, at its closing time.
  const closed = await db.$count(complaints, eq(complaints.status_group, 'closed'));
  const standing = await db
    .select({ closing: complaintClosings.closed_at, complaint: complaints.closed_at })
    .from(complaintClosings)
    .innerJoin(complaints, and(eq(complaints.id, complaint_id), is_last));
  expect(standing).toHaveLength(closed);
  for (const { closing, complaint } of standing) expect(closing).toEqual(complaint);
  expect(await db.$count(closingCalls, gt(closingCalls.created_at, office.clock.now))).toBe(0);
});

const { db } = office;

/** Every table whose rows are about one complaint and have a time. */
const tables = (
  await db.execute<{ name: string }>(sql`
    select t.table_name as name from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and (
      select count(*) from information_schema.columns c where c.table_schema = 'public'
        and c.table_name = t.table_name and c.column_name in ('complaint_id', 'created_at')) = 2
    order by 1`)
).rows.map(({ name }) => name);

test('nothing in the demo is older than the complaint that it is about', async () => {
  expect(tables).toContain('messages');
  for (const name of tables) {
    const { rows } = await db.execute(sql`
      select r.complaint_id from ${sql.identifier(name)} r join complaints c on c.id = r.complaint_id
      where r.created_at < c.created_at`);
    expect([name, rows]).toEqual([name, []]);
  }
});

test('letters, referrals and files of the demo end with their complaint', async () => {
  for (const name of ['letters', 'referrals', 'complaint_media']) {
    const { rows } = await db.execute(sql`
      select r.complaint_id from ${sql.identifier(name)} r join complaints c on c.id = r.complaint_id
      where r.created_at > c.closed_at`);
    expect([name, rows]).toEqual([name, []]);
  }
});

test('[MSG-05] messages of the demo follow what happened: recorded within a day, resolved only after the closing', async () => {
  const { rows } = await db.execute<{ event: string; n: number; wrong: number }>(sql`
    select m.event, count(*)::int as n, count(*) filter (where case
      when m.event = 'registered' then m.created_at > c.created_at + interval '1 day'
      when m.event in ('resolved', 'rating_asked') then coalesce(m.created_at < c.closed_at, true)
      else coalesce(m.created_at > c.closed_at, false) end)::int as wrong
    from messages m join complaints c on c.id = m.complaint_id group by 1 order by 1`);
  expect(rows.map(({ event }) => event)).toEqual([
    'due_moved',
    'papers_missing',
    'rating_asked',
    'referred',
    'registered',
    'replied',
    'resolved',
  ]);
  expect(rows.filter(({ wrong }) => wrong > 0)).toEqual([]);
});

test('[REF-09] reminders of the demo come after the referral was sent and are due by now', async () => {
  const { rows } = await db.execute(sql`
    select m.id from referral_reminders m join referrals r on r.id = m.referral_id
    where m.created_at < r.sent_at or m.created_at::date < m.due_on`);
  expect(rows).toEqual([]);
});

test('each assembly of the demo has mandals, and each mandal has areas', async () => {
  const { rows } = await db.execute(sql`
    select a.name from assemblies a left join mandals m on m.assembly_id = a.id left join areas r on r.mandal_id = m.id
    where r.id is null`);
  expect(rows).toEqual([]);
});

test('[MSG-02, MSG-05] the demo office has approved templates for every event in three languages, and rules that name them', async () => {
  const templates = (await office.db.select().from(messageTemplates)).filter(
    ({ channel }) => channel === 'sms',
  );
  const names = templates.map(({ name, language }) => `${name} ${language}`);
  expect(new Set(names).size).toBe((MESSAGE_EVENTS.length + 1) * LANGUAGES.length);
  const [own] = (await office.db.select().from(offices)).filter(({ settings }) => settings.messages);
  const rules = Object.entries(ownValues(own?.settings ?? {}, messageSettings).rules ?? {});
  expect(rules).toHaveLength(MESSAGE_EVENTS.length * LANGUAGES.length);
  for (const [key, id] of rules) {
    const [event, , , language] = key.split('.');
    const { text } = defaultTemplateText(event as MessageEvent, language as Language, false);
    expect(templates.find((each) => each.id === id)).toMatchObject({ language, text });
  }
  expect(templates.map(sendRefusal).filter(Boolean)).toEqual([]);
});

test('[MSG-13, MSG-15] the demo office can answer by WhatsApp after the 24 hours, in each language, without a grievance and about one', async () => {
  const templates = (await office.db.select().from(messageTemplates)).filter(
    ({ channel }) => channel === 'whatsapp',
  );
  expect(templates.map(sendRefusal).filter(Boolean)).toEqual([]);
  const needsComplaint = ({ values }: (typeof templates)[number]) =>
    values.some(({ value }) => !value.startsWith('office'));
  for (const language of LANGUAGES) {
    const offered = templates.filter((each) => each.language === language);
    expect(offered.map(needsComplaint)).toEqual([false, true]);
  }
});

test('[MSG-09, MSG-11] 600 messages in every state over 30 days, none at night and none after now', async () => {
  const { db, clock } = office;
  const rows = await db.select().from(messages).orderBy(asc(messages.id));
  expect(rows).toHaveLength(600);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(MESSAGE_STATES));
  expect(new Set(rows.map(({ sent_on }) => sent_on)).size).toBeGreaterThanOrEqual(30);
  const { created_at, handed_over_at, read_at, ended_at } = messages;
  const after = [created_at, handed_over_at, read_at, ended_at].map((column) => gt(column, clock.now));
  expect(await db.$count(messages, or(...after))).toBe(0);
  expect(rows.filter(({ claimed_at }) => claimed_at && isQuiet(claimed_at))).toEqual([]);
  const times = rows.map((row) => row.created_at.getTime());
  expect(times).toEqual([...times].sort((one, other) => one - other));
  const texts = new Map((await db.select().from(messageTemplates)).map(({ id, text }) => [id, text]));
  expect(
    rows.flatMap(
      ({ template_id, text }) => wrongWord(texts.get(template_id ?? 0) ?? '', text ?? '', null) ?? [],
    ),
  ).toEqual([]);
  const [busiest] = await db
    .select({ sent: count() })
    .from(messages)
    .groupBy(messages.phone, messages.sent_on)
    .orderBy(asc(count()));
  expect(busiest?.sent).toBeLessThanOrEqual(5);
});

test('[REF-01, REF-09] 90 referrals in all states over 20 contacts; 12 of them overdue, with reminders', async () => {
  const all = await office.db.select().from(referrals);
  expect(all).toHaveLength(90);
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(REFERRAL_STATES));
  expect(new Set(all.map(({ contact_id }) => contact_id)).size).toBe(20);
  const today = dayOf(office.clock.now);
  const late = all.filter(
    ({ state, due_on }) => ['sent', 'interim'].includes(state) && (due_on ?? today) < today,
  );
  expect(late).toHaveLength(12);
  const reminded = await office.db
    .selectDistinct({ id: referralReminders.referral_id })
    .from(referralReminders);
  expect(reminded.map(({ id }) => id).sort()).toEqual(late.map(({ id }) => id).sort());
});

test('[REF-10] 60 inward letters without a gap, 4 of them to be matched', async () => {
  const all = await office.db.select().from(inwardLetters).orderBy(inwardLetters.id);
  expect(all).toHaveLength(60);
  expect(all.filter(({ is_matched }) => !is_matched)).toHaveLength(4);
  for (const year of new Set(all.map((letter) => letter.year))) {
    const counters = all.filter((letter) => letter.year === year).map(({ counter }) => counter);
    expect(counters).toEqual(counters.map((_, at) => at + 1));
  }
});

test('[DESK-13, DESK-14] the demo has 14 quick replies in three languages, and 6 macros that can be taken', async () => {
  const { db, send, accountOf } = await openOffice();
  const { token, home } = accountOf('desk');
  const kept = await db.select().from(replies);
  expect(kept).toHaveLength(14);
  for (const { texts } of kept) {
    expect(Object.keys(texts).sort()).toEqual(['en', 'hi', 'te']);
    for (const text of Object.values(texts)) expect(unknownIn(text)).toBeUndefined();
  }
  expect(await db.$count(macroTable)).toBe(6);
  const { body } = await send('GET', 'macro', { token });
  for (const macro of body.data ?? []) {
    expect([macro.name_te, macro.name_hi]).toEqual([expect.any(String), expect.any(String)]);
    const form = {
      ...home,
      name: 'Lakshmi',
      phone: '9848011111',
      category_id: 1,
      details: 'x',
      type: 'complaint',
    };
    const { id } = (await send('POST', 'complaint', { token, form })).body;
    const applied = await send('POST', 'macro/apply', { token, json: { id, macro_id: macro.id } });
    expect([macro.name, applied.status, applied.body.message]).toEqual([macro.name, 200, undefined]);
  }
});

test('[SLA-07] where the demo accounts work, grievances are in every state, some paused for each reason', async () => {
  const accounts = await office.db.select().from(users);
  const token = await office.signIn(accounts.find(({ username }) => username === 'mla@example.org')?.id ?? 0);
  for (const state of CLOCK_STATES) {
    const { body } = await office.send('GET', `complaint?page=1&sla=${state}`, { token });
    expect([state, Number(body.total) > 0]).toEqual([state, true]);
  }
  const { body } = await office.send('GET', 'complaint?page=1&sla=paused', { token });
  const found = body.data as { clock: { paused: { reason: string } } }[];
  expect(new Set(found.map(({ clock }) => clock.paused.reason))).toEqual(new Set(PAUSE_REASONS));
  expect(await office.db.$count(complaintPauses)).toBe(found.length);
});

test('[DET-15, SLA-06] nothing of the demo has happened after now', async () => {
  const now = office.clock.now.toISOString();
  const { rows } = await office.db.execute(sql`
    select 'change ' || action as what, created_at as at from complaint_changes where created_at > ${now}
    union select 'history', created_at from complaint_history where created_at > ${now}
    union select 'response', created_at from complaint_responses where created_at > ${now}
    union select 'file', created_at from complaint_media where created_at > ${now}
    union select 'officer mail', created_at from officer_mails where created_at > ${now}
    union select 'closed', closed_at from complaints where closed_at > ${now}
    union select 'changed', updated_at from complaints where updated_at > ${now}
    union select 'answered', responded_at from complaint_clocks where responded_at > ${now}
    union select 'joined', created_at from cause_members where created_at > ${now}
    union select 'cause answered', created_at from cause_answers where created_at > ${now}`);
  expect(rows).toEqual([]);
});

test('[SLA-12, SLA-13] six grievances of the demo were escalated, to all levels, with notices', async () => {
  const { level, complaint_id, escalate_on, quiet } = complaintClocks;
  const escalated = await office.db
    .select({ level, complaint_id, escalate_on, quiet })
    .from(complaintClocks)
    .where(gt(level, 0));
  expect(escalated.map((each) => each.level).sort()).toEqual([1, 1, 2, 2, 3, 4]);
  expect(escalated.every((each) => !each.quiet)).toBe(true);
  const ids = escalated.map((each) => each.complaint_id);
  const lines = await office.db
    .select()
    .from(complaintChanges)
    .where(eq(complaintChanges.action, 'escalated'));
  expect(new Set(lines.map((line) => line.complaint_id))).toEqual(new Set(ids));
  expect(lines).toHaveLength(13);
});

test('[SLA-11, SLA-12] the first run of the scheduler skips what became due in the weeks before', async () => {
  const [{ last } = { last: 0 }] = await office.db.select({ last: max(notices.id) }).from(notices);
  await runScheduler(office.services);
  const told = await office.db
    .select()
    .from(notices)
    .where(gt(notices.id, last ?? 0));
  expect(new Set(told.map(({ complaint_id }) => complaint_id)).size).toBeLessThan(20);
  expect(await office.db.$count(complaintClocks, gt(complaintClocks.level, 0))).toBe(6);
});
