import { type Background, inBackground, repeat } from '#server/kernel/background.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { type Sending, sendDue } from './send.ts';
import { markUnconfirmed } from './settle.ts';

/** A message sent by hand waits at most this long; an idle check takes the database about a millisecond. */
const POLL_MS = 2_000;

/** Sends due messages until `stop`, which waits for those being sent. A failed run is repeated at the next check. */
export function keepSending(services: Sending & Pick<Services, 'log'>): Background {
  const { clock, database, log } = services;
  const warn = (err: unknown) => log.warn({ err }, 'could not send messages');
  return inBackground(async (signal) => {
    // Only this process uses the embedded database, so messages that the previous process was sending have no sender
    // any more.
    if (database.kind === 'embedded')
      await markUnconfirmed(database.db, { alone: true, now: clock() }).catch(warn);
    await repeat(POLL_MS, signal, () => sendDue(services, signal).catch(warn));
  });
}
