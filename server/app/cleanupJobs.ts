import { join } from 'node:path';
import { expire } from '#server/accounts/expire.ts';
import { expireNotices } from '#server/desk/notices/expire.ts';
import { expireTasks } from '#server/desk/tasks/expire.ts';
import { orphanRemover, removeUnfinished } from '#server/kernel/files/removeOrphans.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { failLostMails } from '#server/officers/failLost.ts';
import { forgetOldMerges } from '#server/persons/merge/forget.ts';
import { removeUnusedPersons } from '#server/persons/removeUnusedPersons.ts';
import { expireExports } from '#server/transfer/export/expireExports.ts';
import { failLostExports } from '#server/transfer/export/failLostExports.ts';
import { expireImports, failLostImports } from '#server/transfer/import/importJob.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes expired data and ends abandoned work: at once, and then every hour until `stop`. */
export function startCleanupJobs(services: Services, dataDir: string): { stop(): Promise<void> } {
  const { database, clock, log } = services;
  const removeOrphans = orphanRemover(services);
  const tasks: ((now: Date) => Promise<void>)[] = [
    (now) => expire(database.db, now),
    () => failLostMails(services),
    () => failLostImports(services),
    (now) => failLostExports(services, now),
    (now) => expireExports(services, now),
    (now) => expireImports(services, now),
    (now) => removeUnusedPersons(database.db, now),
    (now) => forgetOldMerges(database.db, now),
    (now) => expireNotices(database.db, now),
    (now) => expireTasks(database.db, now),
    (now) => removeUnfinished(join(dataDir, 'files'), now),
    (now) => removeUnfinished(join(dataDir, 'outbox'), now),
    removeOrphans,
  ];
  const tidy = async () => {
    for (const task of tasks) await task(clock()).catch((err) => log.warn({ err }, 'could not tidy up'));
  };
  let running = tidy();
  const timer = setInterval(() => {
    running = running.then(tidy);
  }, HOUR_MS);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
