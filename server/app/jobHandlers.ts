import { resumeClocks } from '#server/deadlines/officeSwitch.ts';
import { recomputeDeadlines } from '#server/deadlines/recompute.ts';
import { BULK_WORKERS } from '#server/desk/bulk/workers.ts';
import { runTask, type Workers } from '#server/desk/tasks/run.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { REFERRAL_WORKERS } from '#server/letters/referrals/bulk/workers.ts';
import { sendOfficerMail } from '#server/officers/send.ts';
import { giveAnswer } from '#server/persons/causes/giveAnswer.ts';
import { linkOfOffice } from '#server/persons/officeSwitch.ts';
import { moveOne } from '#server/teamwork/workload/evenOut.ts';
import { makeExport } from '#server/transfer/export/makeExport.ts';
import { runImport } from '#server/transfer/import/importJob.ts';

/** For each kind of bulk task, the function that processes one grievance, or the next ones. */
const WORKERS: Workers = {
  clocks: { slice: resumeClocks },
  persons: { slice: linkOfOffice },
  causeAnswer: { step: giveAnswer },
  deadlines: { slice: recomputeDeadlines },
  evenOut: { step: moveOne },
  ...BULK_WORKERS,
  ...REFERRAL_WORKERS,
};

/** Registers the handler of each job queue. */
export function registerHandlers(services: Services): void {
  services.jobs.work('officer-mail', ({ mail_id }, attempt) => sendOfficerMail(services, mail_id, attempt));
  services.jobs.work('complaint-export', ({ export_id }, attempt) =>
    makeExport(services, export_id, attempt),
  );
  services.jobs.work('complaint-import', ({ import_id }, attempt) => runImport(services, import_id, attempt));
  services.jobs.work('task', ({ task_id }, attempt) => runTask(services, task_id, attempt, WORKERS));
}
