import { readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Coded, codedText } from '#contract/kernel/coded.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { taskItems } from '#server/desk/schema/tasks.ts';
import { mailState } from '#server/kernel/mail/state.ts';
import { messages } from '#server/messages/schema/messages.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { migrateTo } from '#server/transfer/backup/migrations.ts';
import { exports } from '#server/transfer/schema/exports.ts';
import { copyOf } from '../../database.ts';

type Texts = Record<string, string>;
/** The catalogue of the version before the migration. */
const { plain, filled } = JSON.parse(readFileSync(new URL('textsOf0046.json', import.meta.url), 'utf8')) as {
  plain: Texts;
  filled: Texts;
};

const PLACEHOLDER = /%\{(\w+)\}/g;
const fill = (text: string, value: string) => text.replaceAll(PLACEHOLDER, value);
const isOnlyOne = (text: string) => Object.values(plain).filter((other) => other === text).length === 1;
const text = (words: string): Coded => ({ code: 'text', values: { text: words } });

/** Codes whose English was changed after the migration. */
const REWORDED = [
  'causeStays',
  'causeClosed',
  'answerUnderWay',
  'letterAbout',
  'oneSubjectMatter',
  'replyInUse',
  'macroChanged',
  'noSteps',
  'stepTwice',
];
const inNewWords = ({ code }: Coded, words: string) =>
  REWORDED.includes(code) ? errorTexts[code as keyof typeof errorTexts] : words;

/** Each text with the code that it becomes. */
const EXPECTED: [string, Coded][] = [
  ...Object.entries(plain).map(([code, said]): [string, Coded] => [
    said,
    isOnlyOne(said) ? { code } : text(said),
  ]),
  ...Object.entries(filled)
    .filter(([code]) => code !== 'stepRefused')
    .map(([code, said]): [string, Coded] => {
      const values = [...said.matchAll(PLACEHOLDER)].map(([, name = '']) => [name, '9: “నీ” (a)']);
      return [fill(said, '9: “నీ” (a)'), { code, values: Object.fromEntries(values) }];
    }),
  [
    'Step 2, Follow-up: This grievance is paused until 01-12-2026.',
    {
      code: 'stepRefused',
      values: {
        number: '2',
        step: { code: 'macros.steps.followup' },
        reason: { code: 'pausedUntil', values: { day: '01-12-2026' } },
      },
    },
  ],
  [
    'Step 1, Answer: Please fill in: officer: name',
    {
      code: 'stepRefused',
      values: {
        number: '1',
        step: { code: 'macros.steps.answer' },
        reason: { code: 'fillIn', values: { names: 'officer: name' } },
      },
    },
  ],
  [
    'Step 3, Dance: Never.',
    { code: 'stepRefused', values: { number: '3', step: 'Dance', reason: 'Never.' } },
  ],
  [
    'Please enter 1 to 240 hours (priority urgent).',
    { code: 'targetHours', values: { priority: { code: 'targets.priority.urgent' } } },
  ],
  [
    'This office does not use letters.',
    { code: 'notUsed', values: { capability: { code: 'officeUses.names.letters' } } },
  ],
  [
    'Nothing is known for this value: officer',
    { code: 'valueUnknown', values: { value: { code: 'messageTemplates.values.officer' } } },
  ],
  ...[
    'Absent subscriber',
    '550 The mailbox is full',
    '[erased]',
    '',
    'Wrong number',
    'too many today\nor not',
  ].map((words): [string, Coded] => [words, text(words)]),
];

const MAILS: [string | null, string, Coded | null][] = [
  [null, 'queued', null],
  ['handing over', 'queued', { code: 'handingOver' }],
  ['unconfirmed', 'unconfirmed', { code: 'unconfirmed' }],
  ['The mail could not be made.', 'failed', { code: 'mailNotMade' }],
  ['No font has these letters: ఌ', 'failed', { code: 'unprintable', values: { letters: 'ఌ' } }],
  ['550 The mailbox is full', 'failed', text('550 The mailbox is full')],
];

test('[ERR-02] reasons of an earlier version have codes after the migration, and the same English', async () => {
  const database = await copyOf('empty');
  const { db } = database;
  await migrateTo(database, '0046_office_uses');
  const said = JSON.stringify(EXPECTED.map(([words]) => words));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const rows = sql`jsonb_array_elements_text(${said}::jsonb) with ordinality as said(text, at)`;
    await tx.execute(sql`insert into task_items (task_id, position, reason) select 1, at, text from ${rows}`);
    await tx.execute(sql`insert into task_items (task_id, position) values (2, 0)`);
    await tx.execute(sql`insert into messages (office_id, audience, channel, language, parts, due_at, reason)
      select 1, 'citizen', 'sms', 'te', 1, now(), text from ${rows}`);
    await tx.execute(sql`insert into exports (user_id, query, format, total, failure)
      select 1, '{}', 'csv', 1, text from ${rows}`);
    await tx.execute(sql`insert into complaint_changes (complaint_id, action, changes)
      select 1, 'messageSuppressed', jsonb_build_object('notSent', jsonb_build_array(null, text)) from ${rows}`);
    await tx.execute(sql`insert into complaint_changes (complaint_id, action, changes) values
      (2, 'mailFailed', '{"officer": [null, "Ravi"], "reason": [null, "The mail could not be made."]}'),
      (2, 'letterCancelled', '{"reason": [null, "wrong number"]}')`);
    await tx.execute(sql`insert into officer_mails (address, message_id, failure)
      select '', at::text, text from jsonb_array_elements_text(${JSON.stringify(MAILS.map(([words]) => words))}::jsonb)
        with ordinality as said(text, at)`);
  });
  await database.migrate();
  const expected = EXPECTED.map(([, coded]) => coded);
  const items = await db.select().from(taskItems).orderBy(asc(taskItems.task_id), asc(taskItems.position));
  expect(items.map(({ reason }) => reason)).toEqual([...expected, null]);
  expect(items.slice(0, -1).map(({ reason }) => reason && codedText(reason))).toEqual(
    EXPECTED.map(([words, coded]) => inNewWords(coded, words)),
  );
  const sent = await db.select().from(messages).orderBy(asc(messages.id));
  expect(sent.map(({ reason }) => reason)).toEqual(expected);
  const failed = await db.select().from(exports).orderBy(asc(exports.id));
  expect(failed.map(({ failure }) => failure)).toEqual(expected);
  const changes = (complaintId: number) =>
    db
      .select({ changes: complaintChanges.changes })
      .from(complaintChanges)
      .where(eq(complaintChanges.complaint_id, complaintId))
      .orderBy(asc(complaintChanges.id));
  expect((await changes(1)).map((row) => row.changes)).toEqual(
    expected.map((coded) => ({ notSent: [null, coded] })),
  );
  expect((await changes(2)).map((row) => row.changes)).toEqual([
    { officer: [null, 'Ravi'], reason: [null, { code: 'mailNotMade' }] },
    { reason: [null, 'wrong number'] },
  ]);
  const mails = await db.select().from(officerMails).orderBy(asc(officerMails.id));
  expect(mails.map((mail) => [mailState(mail), mail.failure])).toEqual(
    MAILS.map(([, state, failure]) => [state, failure]),
  );
  await expect(db.update(complaintChanges).set({ changes: {} })).rejects.toMatchObject({
    cause: { message: 'complaint_changes is append-only' },
  });
});
