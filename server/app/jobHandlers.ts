import type { Services } from '#server/kernel/http/serve.ts';
import type { QueueName } from '#server/kernel/jobs/queues.ts';
import type { Feature } from './feature.ts';
import { allFeatures } from './features.ts';

/** Registers the handler of each job queue. */
export function registerHandlers(services: Services): void {
  const queues: NonNullable<Feature['queues']> = Object.assign({}, ...allFeatures.map((each) => each.queues));
  const register = <N extends QueueName>(name: N) => {
    const run = queues[name];
    if (run) services.jobs.work(name, (data, attempt) => run(services, data, attempt, allFeatures));
  };
  for (const name of Object.keys(queues)) register(name as QueueName);
}
