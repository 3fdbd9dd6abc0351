import type { Background } from '#server/kernel/background.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { runScheduler } from './run.ts';

const EVERY_MS = 60_000;

/**
 * Runs at once, and then every minute until `stop`, never in parallel (GRD-07). A failed run is repeated a minute
 * later.
 */
export function startScheduler(
  services: Parameters<typeof runScheduler>[0] & Pick<Services, 'log'>,
): Background {
  const stopping = new AbortController();
  const once = () =>
    runScheduler(services, stopping.signal).catch((err) => services.log.warn({ err }, 'could not tick'));
  let running: Promise<void> | null = null;
  const begin = () => {
    running ??= once().finally(() => {
      running = null;
    });
  };
  begin();
  const timer = setInterval(begin, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
