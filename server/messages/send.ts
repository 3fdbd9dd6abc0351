import { isVariable, readTemplate } from '#contract/messages/templateText.ts';
import { inBatches, yieldToRequests } from '#server/kernel/db/batches.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { type Claimed, claimDue, isAnyDue } from './claim.ts';
import { makeMessages } from './makeMessages.ts';
import type { Outcome, Outgoing } from './providers/messageProvider.ts';
import { markUnconfirmed, settle } from './settle.ts';

export type Sending = Pick<Services, 'database' | 'carriers' | 'clock' | 'publicUrl'>;

/** How long messages of events are made before other requests run. */
const SLICE = { first: 5, least: 2, most: 50, milliseconds: 50 };

/**
 * Makes the messages of recorded events, and sends the due ones, by the injected clock, until none is left or the
 * signal aborts. Each is claimed in a transaction before its first byte is sent, and its result is stored in another
 * (MSG-10). If storing one result fails, the others are still stored.
 * @throws the first of these failures
 */
export async function sendDue(services: Sending, signal?: AbortSignal): Promise<void> {
  const { database, clock } = services;
  const making = () => ({ ...services, now: clock() });
  await inBatches(database.db, SLICE, (tx, size) => makeMessages(tx, size, making()), signal);
  await markUnconfirmed(database.db, { alone: false, now: clock() });
  while (!signal?.aborted && (await sendNext(services))) await yieldToRequests(database.db);
}

/** Returns whether there was anything to do. */
async function sendNext({ database, carriers, clock }: Sending): Promise<boolean> {
  const { db } = database;
  if (!(await isAnyDue(db, clock()))) return false;
  const { claimed, looked } = await db.transaction((tx) => claimDue(tx, { carriers, now: clock() }));
  const outcomes = await Promise.all(
    claimed.map((each) => sendSafely(each, carriers[each.message.channel].send)),
  );
  const failed: unknown[] = [];
  for (const [at, { message, failuresBefore }] of claimed.entries()) {
    const outcome = outcomes[at];
    const write = () =>
      db.transaction(
        async (tx) => outcome && (await settle(tx, { ...message, failuresBefore }, outcome, clock())),
      );
    // After a deadlock the database ends one of the two transactions; the second attempt succeeds.
    await write()
      .catch(write)
      .catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw failed[0];
  return looked > 0;
}

/** A provider that throws has a bug: it is unknown how far it came. */
async function sendSafely(claimed: Claimed, send: (message: Outgoing) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await send(outgoing(claimed));
  } catch {
    return { kind: 'unclear', reason: 'error' };
  }
}

const outgoing = ({ message, template }: Claimed): Outgoing => ({
  id: message.id,
  phone: message.phone ?? '',
  text: message.text ?? '',
  template: template && { ...template, values: valuesIn(template.text, message.text ?? '') },
});

/** The value of each variable of a template in a text: joined with the template's words they give exactly this text. */
function valuesIn(template: string, text: string): string[] {
  const pattern = readTemplate(template)
    .map((part) => (isVariable(part) ? '(.*?)' : part.words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')))
    .join('');
  return new RegExp(`^${pattern}$`, 's').exec(text)?.slice(1) ?? [];
}
