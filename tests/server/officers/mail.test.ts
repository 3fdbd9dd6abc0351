import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { outbox } from '#server/kernel/mail/outbox.ts';
import { smtpMailer } from '#server/kernel/mail/smtp.ts';
import { officerMessage } from '#server/officers/message.ts';
import { officerMails } from '#server/officers/schema/forwarding.ts';
import { insertContact } from '../../worlds/contacts.ts';
import { openDesk } from '../complaints/desk.ts';
import { queued } from '../kernel/jobs/queue.ts';
import { startSmtp } from '../kernel/mail/smtpServer.ts';
import { compact, printed } from '../kernel/pdf/printed.ts';
import { openMailing, TELUGU } from './mailing.ts';

const { desk, server, department, ravi, forwarded, mails, timeline, work, workLater, resend } =
  await openMailing();

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
    expect(readdirSync(join(desk.folder, 'outbox'))).toHaveLength(1);
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

test('a complaint that is deleted before its mail goes out is not sent', async () => {
  const id = await forwarded();
  await desk.db.delete(complaints).where(eq(complaints.id, id));
  await work();
  expect(server.seen).toEqual([]);
  expect(await queued(desk.db)).toEqual([]);
});

test('[DET-08] an officer reads a dash where the phone of a citizen is not known', async () => {
  const desk = await openDesk();
  const { id } = await desk.record(desk.mla);
  const [complaint] = await desk.db
    .update(complaints)
    .set({ phone: '' })
    .where(eq(complaints.id, id))
    .returning();
  if (!complaint) throw new Error('not recorded');
  const officer = { name: 'Ravi', designation: null };
  const { text } = await officerMessage(desk.db, {
    ...{ complaint, officer, creator_id: null, pdf: Buffer.of() },
    ...{ request: null, link: null },
  });
  expect(text).toMatch(/^Phone: –$/m);
});
