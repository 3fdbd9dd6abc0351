import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';
import type { Recipient } from '#contract/persons/causeAnswer.ts';
import { evidenceOf, showsSolved } from '#server/closing/evidence.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { CheckedRecipient } from './recipientsOfAnswer.ts';

/** Who gets an answer, with what is known of each beforehand: as many as may be named when it is given (PER-19). */
export async function recipientsOf(
  db: Db | Tx,
  possible: readonly CheckedRecipient[],
  messages: ReadonlyMap<number, number>,
): Promise<Recipient[]> {
  const named = possible.slice(0, MAX_LIST_LENGTH);
  const evidence = await evidenceOf(
    db,
    named.map(({ id }) => id),
  );
  return named.map(({ id, number, name }) => ({
    ...{ id, number, name },
    messages: messages.get(id) ?? 0,
    evidence: showsSolved(evidence.get(id)),
  }));
}
