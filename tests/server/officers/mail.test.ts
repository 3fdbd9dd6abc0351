import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../../contract/messages.ts';
import { contacts } from '../../../server/db/namedTables.ts';
import { complaints } from '../../../server/db/schema/complaints.ts';
import { officerMails } from '../../../server/db/schema/forwarding.ts';
import { referrals } from '../../../server/db/schema/referrals.ts';
import { registerHandlers } from '../../../server/jobHandlers.ts';
import type { Mailer } from '../../../server/mail/mailer.ts';
import { outbox } from '../../../server/mail/outbox.ts';
import { smtpMailer } from '../../../server/mail/smtp.ts';
import { sendOfficerMail } from '../../../server/officers/send.ts';
import { insertContact, insertDepartment } from '../complaints/contacts.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';
import { makeDue, queued } from '../jobs/queue.ts';
import { startSmtp, type TestSmtpServer } from '../mail/smtpServer.ts';
import { compact, printed } from '../pdf/printed.ts';

const TELUGU = 'మా గ్రామ రోడ్డు గుంతలమయమైంది';
let desk: Desk;
let server: TestSmtpServer;
let department = 0;
let ravi = 0;

beforeAll(async () => {
  [desk, server] = [await openDesk(), await startSmtp()];
  desk.services.mail = smtpMailer(server.url, 'desk@example.org');
  registerHandlers(desk.services);
  department = await insertDepartment(desk.db, 'Roads');
  ravi = await insertContact(desk.db, {}, { name: 'Ravi', department });
});
beforeEach(async () => {
  for (const list of [server.taken, server.seen, server.next]) list.length = 0;
  await desk.db.execute(sql`delete from pgboss.job`);
});
afterAll(() => server.stop());

/** A complaint that is forwarded to officers, whose mails are still queued. */
async function forwarded(officers = [ravi], given = {}) {
  const { id } = await desk.record(desk.mla, { details: `<p>${TELUGU}</p>`, ...given });
  const body = { complaint_id: id, is_administrator: 'false', dept_id: department, officer_id: officers };
  expect((await desk.post(desk.mla, 'complaint/officer', body)).status).toBe(200);
  return id;
}
const mails = async (id: number) =>
  (await desk.get(desk.mla, `complaint/officer?complaint_id=${id}`)).body.data as Record<string, unknown>[];
const timeline = async (id: number) =>
  ((await desk.get(desk.mla, `complaint/timeline?complaint_id=${id}`)).body.data ?? []) as {
    action: string;
    creator: unknown;
    changes: { field: string; to: string }[];
  }[];
const work = () => desk.services.jobs.runDue();
const workLater = async () => {
  await makeDue(desk.db);
  await work();
};
const mailId = async (id: number) => Number((await mails(id))[0]?.id);
const resend = async (id: number) =>
  desk.post(desk.mla, 'complaint/officer/resend', { mail_id: await mailId(id) });

describe('[DET-08] a mail to an officer', () => {
  test('goes to each of them once, with the complaint as a PDF that holds the Telugu details', async () => {
    const sita = await insertContact(desk.db, {}, { name: 'Sita', department });
    const id = await forwarded([ravi, sita]);
    expect(await mails(id)).toMatchObject([{ state: 'queued' }, { state: 'queued' }]);
    await work();
    await work();
    expect(server.taken.map(({ to }) => to).sort()).toEqual([['ravi@example.org'], ['sita@example.org']]);
    const { complaint_number } = (await desk.get(desk.mla, `complaint/${id}`)).body;
    const [first] = server.taken;
    expect(first?.mail.subject).toBe(`Grievance ${complaint_number}: Roads, V1`);
    expect(first?.mail.text).toContain(TELUGU);
    const [pdf] = first?.mail.attachments ?? [];
    expect(pdf).toMatchObject({
      filename: `grievance-${complaint_number}.pdf`,
      mimeType: 'application/pdf',
    });
    const { pages } = await printed(new Uint8Array(pdf?.content as ArrayBuffer));
    expect(pages.join('')).toContain(compact(TELUGU));
    expect(await mails(id)).toMatchObject([
      { officer: { name: 'Sita' }, state: 'sent', sent_at: '2026-03-02T04:30:00.000Z', attempts: 1 },
      { officer: { name: 'Ravi' }, state: 'sent', failure: null },
    ]);
    const told = (await timeline(id)).filter(({ action }) => action === 'mailSent');
    expect(told.map(({ creator }) => creator)).toEqual([null, null]);
    expect(told.map(({ changes }) => changes[0]?.to).sort()).toEqual(['Ravi', 'Sita']);
  });

  test('without a mail server is kept in the outbox, and is not said to be sent', async () => {
    const here = desk.services.mail;
    desk.services.mail = outbox(join(desk.folder, 'outbox'), 'desk@example.org');
    const id = await forwarded();
    await work();
    desk.services.mail = here;
    expect(await mails(id)).toMatchObject([{ state: 'kept', failure: null, attempts: 1 }]);
    expect((await mails(id))[0]?.sent_at).not.toBeNull();
    expect((await timeline(id)).map(({ action }) => action)).toContain('mailKept');
    await work();
    expect(server.taken).toEqual([]);
  });

  test('is not lost when the mail server is down, and has one id over all attempts', async () => {
    const down = await startSmtp();
    const port = Number(new URL(down.url).port);
    await down.stop();
    const here = desk.services.mail;
    desk.services.mail = smtpMailer(down.url, 'desk@example.org');
    const id = await forwarded();
    for (let attempt = 0; attempt < 3; attempt += 1) await workLater();
    expect(await mails(id)).toMatchObject([{ state: 'queued', attempts: 3 }]);
    const up = await startSmtp({ port });
    await workLater();
    expect(up.taken).toHaveLength(1);
    const [row] = await desk.db.select().from(officerMails).where(eq(officerMails.complaint_id, id));
    expect(up.taken[0]?.mail.messageId).toBe(row?.message_id);
    await up.stop();
    desk.services.mail = here;
    expect(await mails(id)).toMatchObject([{ state: 'sent', attempts: 4 }]);
  });

  test('is tried again after a 4xx answer, and not before its time', async () => {
    const text = '<ravi@example.org> is greylisted';
    server.next.push({ code: 421, text: 'Too busy' }, { code: 451, text });
    const id = await forwarded();
    await work();
    await work();
    expect(server.seen).toHaveLength(1);
    expect(await mails(id)).toMatchObject([{ state: 'queued', attempts: 1 }]);
    await workLater();
    await workLater();
    expect(server.taken).toHaveLength(1);
    expect(new Set(server.seen.map(({ mail }) => mail.messageId)).size).toBe(1);
    const log = desk.logged.join('\n');
    expect(log).toContain('451 … is greylisted');
    expect(log).not.toContain('ravi@');
  });

  test('that is refused for good is shown in the timeline, and a person can send it again', async () => {
    server.next.push({ code: 550, text: 'The mailbox is full' });
    const id = await forwarded();
    await work();
    await workLater();
    expect(server.seen).toHaveLength(1);
    expect(await mails(id)).toMatchObject([{ state: 'failed', failure: '550 The mailbox is full' }]);
    expect((await timeline(id))[0]).toMatchObject({
      action: 'mailFailed',
      changes: [
        { field: 'officer', to: 'Ravi' },
        { field: 'reason', to: '550 The mailbox is full' },
      ],
    });
    expect((await resend(id)).status).toBe(200);
    await work();
    expect(server.taken).toHaveLength(1);
    expect(await mails(id)).toMatchObject([{ state: 'sent', failure: null }]);
    expect((await timeline(id)).map(({ action }) => action).slice(0, 3)).toEqual([
      'mailSent',
      'mailRepeated',
      'mailFailed',
    ]);
  });

  test('that no attempt could deliver is a failure, and says why', async () => {
    const id = await forwarded();
    server.next.push(...Array.from({ length: 13 }, () => ({ code: 450, text: 'Greylisted' })));
    for (let attempt = 0; attempt < 13; attempt += 1) await workLater();
    expect(await mails(id)).toMatchObject([{ state: 'failed', attempts: 13, failure: '450 Greylisted' }]);
    expect(await queued(desk.db)).toEqual([]);
  });
});

describe('[DET-08] is never sent twice:', () => {
  test('the connection breaks after the mail and before the answer', async () => {
    server.next.push('drop');
    const id = await forwarded();
    await work();
    await workLater();
    expect(server.seen).toHaveLength(1);
    expect(await mails(id)).toMatchObject([{ state: 'unconfirmed' }]);
    expect((await timeline(id))[0]?.action).toBe('mailUnconfirmed');
  });

  test('the process ends between the answer and writing it down', async () => {
    const id = await forwarded();
    const ended: Mailer = {
      ...desk.services.mail,
      // Never comes back: neither success nor failure is written down.
      deliver: async (message, beforeHandOver) => {
        await desk.services.mail.deliver(message, beforeHandOver);
        await new Promise(() => {});
      },
    };
    void sendOfficerMail({ ...desk.services, mail: ended }, await mailId(id), { last: false });
    await expect.poll(() => server.taken.length, { timeout: 30_000 }).toBe(1);
    expect(await mails(id)).toMatchObject([{ state: 'queued' }]);
    await workLater();
    await workLater();
    expect(server.seen).toHaveLength(1);
    expect(await mails(id)).toMatchObject([{ state: 'unconfirmed' }]);
    expect((await resend(id)).status).toBe(200);
    await work();
    expect(new Set(server.seen.map(({ mail }) => mail.messageId)).size).toBe(1);
    expect(await mails(id)).toMatchObject([{ state: 'sent' }]);
  });

  test('two processes have the same job, or it comes again', async () => {
    const id = await forwarded();
    const mail = await mailId(id);
    const send = () => sendOfficerMail(desk.services, mail, { last: true });
    await Promise.all([send(), send()]);
    await send();
    await work();
    expect(server.taken).toHaveLength(1);
    expect(await mails(id)).toMatchObject([{ state: 'sent' }]);
  });

  test('what is sent or still queued is not sent again by a person', async () => {
    const id = await forwarded();
    expect((await resend(id)).body.errors).toEqual({
      mail_id: ['This mail is not waiting to be sent again.'],
    });
    await work();
    expect((await resend(id)).status).toBe(422);
    server.next.push({ code: 550, text: 'No' });
    const failed = await forwarded();
    await work();
    const both = await Promise.all([resend(failed), resend(failed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('[DET-08] sending again', () => {
  const refusedBy = async (contact: number) => {
    server.next.push({ code: 550, text: 'Unknown user' });
    const id = await forwarded([contact]);
    await work();
    server.seen.length = 0;
    return id;
  };

  test('goes to the address that the contact has now', async () => {
    const moved = await insertContact(desk.db, {}, { name: 'Moved', department });
    const id = await refusedBy(moved);
    await desk.db.update(contacts).set({ email: 'new@example.org' }).where(eq(contacts.id, moved));
    expect((await resend(id)).status).toBe(200);
    await work();
    expect(server.taken.map(({ to }) => to)).toEqual([['new@example.org']]);
  });

  test('[DET-10] is refused when the complaint is closed, the contact is gone or has no address', async () => {
    const gone = await insertContact(desk.db, {}, { name: 'Gone', department });
    const nowhere = await insertContact(desk.db, {}, { name: 'Nowhere', department });
    const [closed, orphan, lost] = [await refusedBy(ravi), await refusedBy(gone), await refusedBy(nowhere)];
    await desk.post(desk.mla, 'complaint/close', { id: closed, message: 'Done' });
    // As of a mail from before there were referrals.
    await desk.db.delete(referrals).where(eq(referrals.contact_id, gone));
    await desk.db.delete(contacts).where(eq(contacts.id, gone));
    await desk.db.update(contacts).set({ email: 'nobody' }).where(eq(contacts.id, nowhere));
    const errors = async (id: number) => (await resend(id)).body.errors;
    expect(await errors(closed)).toEqual({ status: [messages.alreadyResolved] });
    expect(await errors(orphan)).toEqual({ mail_id: [messages.officerGone] });
    expect(await errors(lost)).toEqual({ mail_id: [messages.officerAddress] });
    await work();
    expect(server.seen).toEqual([]);
  });
});

test('[SCOPE-08] mails of a complaint that one may not see are neither shown nor sent again', async () => {
  const id = await forwarded();
  expect((await desk.get(desk.otherMla, `complaint/officer?complaint_id=${id}`)).status).toBe(404);
  const again = { mail_id: await mailId(id) };
  expect((await desk.post(desk.otherMla, 'complaint/officer/resend', again)).status).toBe(404);
});

test('a complaint that is deleted before its mail goes out is not sent', async () => {
  const id = await forwarded();
  await desk.db.delete(complaints).where(eq(complaints.id, id));
  await work();
  expect(server.seen).toEqual([]);
  expect(await queued(desk.db)).toEqual([]);
});

test('without a mail server the mails lie in the outbox', async () => {
  const own = await openDesk();
  registerHandlers(own.services);
  const roads = await insertDepartment(own.db, 'Roads');
  const officer = await insertContact(own.db, {}, { name: 'Ravi', department: roads });
  const { id } = await own.record(own.mla);
  const body = { complaint_id: id, is_administrator: 'false', dept_id: roads, officer_id: [officer] };
  await own.post(own.mla, 'complaint/officer', body);
  await own.services.jobs.runDue();
  expect(readdirSync(join(own.folder, 'outbox'))).toHaveLength(1);
});
