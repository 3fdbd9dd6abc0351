import { BULK_WORKERS } from '#server/bulk/workers.ts';
import { giveAnswer } from '#server/causes/giveAnswer.ts';
import { recomputeDeadlines } from '#server/deadlines/recompute.ts';
import { makeExport } from '#server/export/makeExport.ts';
import type { Services } from '#server/http/serve.ts';
import { runImport } from '#server/import/importJob.ts';
import { sendOfficerMail } from '#server/officers/send.ts';
import { REFERRAL_WORKERS } from '#server/referrals/bulk/workers.ts';
import { runTask, type Workers } from '#server/tasks/run.ts';
import { moveOne } from '#server/workload/evenOut.ts';

/** What each kind of work on many grievances does to one of them, or to the next ones. */
const WORKERS: Workers = {
  causeAnswer: { step: giveAnswer },
  deadlines: { slice: recomputeDeadlines },
  evenOut: { step: moveOne },
  ...BULK_WORKERS,
  ...REFERRAL_WORKERS,
};

/** What is done with the jobs of each queue. */
export function registerHandlers(services: Services): void {
  services.jobs.work('officer-mail', ({ mail_id }, attempt) => sendOfficerMail(services, mail_id, attempt));
  services.jobs.work('complaint-export', ({ export_id }, attempt) =>
    makeExport(services, export_id, attempt),
  );
  services.jobs.work('complaint-import', ({ import_id }, attempt) => runImport(services, import_id, attempt));
  services.jobs.work('task', ({ task_id }, attempt) => runTask(services, task_id, attempt, WORKERS));
}
