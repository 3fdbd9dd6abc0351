import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import type { Mailer } from '#server/kernel/mail/mailer.ts';
import { referrals } from '#server/letters/schema/referrals.ts';
import { sendOfficerMail } from '#server/officers/send.ts';
import { insertContact } from '../../worlds/contacts.ts';
import { openMailing } from './mailing.ts';

const { desk, server, department, ravi, forwarded, mails, mailId, timeline, work, workLater, resend } =
  await openMailing();

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

  test('a user cannot send a sent or queued mail again', async () => {
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
    expect(await errors(closed)).toEqual({ status: [errorTexts.alreadyResolved] });
    expect(await errors(orphan)).toEqual({ mail_id: [errorTexts.officerGone] });
    expect(await errors(lost)).toEqual({ mail_id: [errorTexts.officerAddress] });
    await work();
    expect(server.seen).toEqual([]);
  });
});
