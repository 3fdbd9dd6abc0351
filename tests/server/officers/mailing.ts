import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { smtpMailer } from '#server/kernel/mail/smtp.ts';
import { openStaffed } from '../complaints/desk.ts';
import { makeDue } from '../kernel/jobs/queue.ts';
import { startSmtp } from '../kernel/mail/smtpServer.ts';

export const TELUGU = 'మా గ్రామ రోడ్డు గుంతలమయమైంది';

/** A desk that sends forwarding mails through a mail server; call it once per file. */
export async function openMailing() {
  const [desk, server] = [await openStaffed(), await startSmtp()];
  desk.services.mail = smtpMailer(server.url, 'desk@example.org');
  registerHandlers(desk.services);
  const { ravi, roadsDepartment: department } = desk;
  beforeEach(async () => {
    for (const list of [server.taken, server.seen, server.next]) list.length = 0;
    await desk.db.execute(sql`delete from pgboss.job`);
  });
  afterAll(() => server.stop());

  const mails = async (id: number) =>
    (await desk.get(desk.mla, `complaint/officer?complaint_id=${id}`)).body.data as Record<string, unknown>[];
  const work = () => desk.services.jobs.runDue();
  const mailId = async (id: number) => Number((await mails(id))[0]?.id);
  return {
    ...{ desk, server, department, ravi, mails, mailId, work },
    /** A complaint that was forwarded to officers, with queued mails. */
    forwarded: async (officers = [ravi]) => {
      const { id } = await desk.record(desk.mla, { details: `<p>${TELUGU}</p>` });
      const body = { complaint_id: id, is_administrator: 'false', dept_id: department, officer_id: officers };
      expect((await desk.post(desk.mla, 'complaint/officer', body)).status).toBe(200);
      return id;
    },
    timeline: async (id: number) =>
      ((await desk.get(desk.mla, `complaint/timeline?complaint_id=${id}`)).body.data ?? []) as {
        action: string;
        creator: unknown;
        changes: { field: string; to: string }[];
      }[],
    workLater: async () => {
      await makeDue(desk.db);
      await work();
    },
    resend: async (id: number) =>
      desk.post(desk.mla, 'complaint/officer/resend', { mail_id: await mailId(id) }),
  };
}
