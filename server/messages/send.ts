import { isVariable, readTemplate } from '#contract/messages/templateText.ts';
import { inBatches, yieldToRequests } from '#server/kernel/db/batches.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { type Claimed, claimDue, isAnyDue } from './claim.ts';
import { makeMessages } from './makeMessages.ts';
import type { Outcome, Outgoing } from './providers/messageProvider.ts';
import { recoverClaims, settle } from './settle.ts';

export type Sending = Pick<Services, 'database' | 'carriers' | 'clock' | 'publicUrl'>;

/** Messages of what has happened are made as long as others may be kept waiting. */
const SLICE = { first: 5, least: 2, most: 50, milliseconds: 50 };

/**
 * Makes the messages of what has happened, and hands over those that are due, by the injected clock, until none is left or the signal ends
 * it. Each is claimed in a transaction of its own before its first byte leaves, and settled in another (MSG-10); one that
 * cannot be settled leaves the others theirs. @throws what has kept one from it
 */
export async function sendDue(services: Sending, signal?: AbortSignal): Promise<void> {
  const { database, clock } = services;
  const making = () => ({ ...services, now: clock() });
  await inBatches(database.db, SLICE, (tx, size) => makeMessages(tx, size, making()), signal);
  await recoverClaims(database.db, { alone: false, now: clock() });
  while (!signal?.aborted && (await sendNext(services))) await yieldToRequests(database.db);
}

/** Whether there was anything to do. */
async function sendNext({ database, carriers, clock }: Sending): Promise<boolean> {
  const { db } = database;
  if (!(await isAnyDue(db, clock()))) return false;
  const { claimed, looked } = await db.transaction((tx) => claimDue(tx, { carriers, now: clock() }));
  const outcomes = await Promise.all(
    claimed.map((each) => handOver(each, carriers[each.message.channel].send)),
  );
  const failed: unknown[] = [];
  for (const [at, { message, failuresBefore }] of claimed.entries()) {
    const outcome = outcomes[at];
    const write = () =>
      db.transaction(
        async (tx) => outcome && (await settle(tx, { ...message, failuresBefore }, outcome, clock())),
      );
    // Who waits for somebody who waits for us is sent away, and gets through the next time.
    await write()
      .catch(write)
      .catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw failed[0];
  return looked > 0;
}

/** A carrier that throws is a fault of ours: nobody knows how far it came. */
async function handOver(claimed: Claimed, send: (message: Outgoing) => Promise<Outcome>): Promise<Outcome> {
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

/** What stands in a text for each variable of its template: joined with its words they are the text, which is all that counts. */
function valuesIn(template: string, text: string): string[] {
  const pattern = readTemplate(template)
    .map((part) => (isVariable(part) ? '(.*?)' : part.words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')))
    .join('');
  return new RegExp(`^${pattern}$`, 's').exec(text)?.slice(1) ?? [];
}
