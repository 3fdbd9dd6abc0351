import { join } from 'node:path';
import type { Background } from '#server/kernel/background.ts';
import { orphanRemover, removeUnfinished } from '#server/kernel/files/removeOrphans.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { allFeatures } from './features.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes expired data and ends abandoned work: at once, and then every hour until `stop`. */
export function startCleanupJobs(services: Services, dataDir: string): Background {
  const { clock, log } = services;
  const removeOrphans = orphanRemover(services);
  const tasks: ((now: Date) => Promise<unknown>)[] = [
    ...allFeatures.flatMap(({ cleanup = [] }) => cleanup.map((run) => (now: Date) => run(services, now))),
    (now) => removeUnfinished(join(dataDir, 'files'), now),
    (now) => removeUnfinished(join(dataDir, 'outbox'), now),
    removeOrphans,
  ];
  const cleanup = async () => {
    for (const task of tasks) await task(clock()).catch((err) => log.warn({ err }, 'could not tidy up'));
  };
  let running = cleanup();
  const timer = setInterval(() => {
    running = running.then(cleanup);
  }, HOUR_MS);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
