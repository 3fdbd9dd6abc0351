import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#server/kernel/http/serve.ts';
import { type Sending, sendDue } from './send.ts';
import { recoverClaims } from './settle.ts';

/** Whoever sends by hand waits no longer than that; an idle look takes the database about a millisecond. */
const POLL_MS = 2_000;

/** Sends what is due until `stop`, which waits for what is being handed over. What fails is tried again at the next look. */
export function keepSending(services: Sending & Pick<Services, 'log'>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const warn = (err: unknown) => services.log.warn({ err }, 'could not send messages');
  async function work() {
    const { database, clock } = services;
    // The embedded database is ours alone: what the process before this one was handing over, nobody hands over any more.
    if (database.kind === 'embedded')
      await recoverClaims(database.db, { alone: true, now: clock() }).catch(warn);
    while (!signal.aborted) {
      await sendDue(services, signal).catch(warn);
      await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  const running = work();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
