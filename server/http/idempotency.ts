import { and, eq } from 'drizzle-orm';
import { messages } from '../../contract/messages.ts';
import type { Db, Tx } from '../db/open.ts';
import { idempotencyKeys } from '../db/schema/accounts.ts';
import { ApiError, badRequest } from '../errors/apiError.ts';

const MAX_KEY_LENGTH = 200;

interface Answer {
  status: number;
  body: unknown;
}

/** A write as its `Idempotency-Key` knows it: whose, and method and path. No key: nothing is remembered. */
interface Write {
  key: string | null;
  userId: number | undefined;
  call: string;
  status: number;
}

/**
 * Runs a write in a transaction. With a key it is carried out once per account: the key is taken in the same
 * transaction, so a second call waits for the first and then gets its answer again; a failed one frees the key.
 */
export function once(db: Db, write: Write, work: (tx: Tx) => Promise<unknown>): Promise<Answer> {
  const { key, userId, call, status } = write;
  return db.transaction(async (tx) => {
    if (!key || userId === undefined) return { status, body: await work(tx) };
    if (key.length > MAX_KEY_LENGTH) throw badRequest();
    const mine = and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.key, key));
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ user_id: userId, key, call, status, body: {} })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 0) return firstAnswer(await tx.select().from(idempotencyKeys).where(mine), call);
    const body = await work(tx);
    await tx.update(idempotencyKeys).set({ body }).where(mine);
    return { status, body };
  });
}

function firstAnswer(rows: (typeof idempotencyKeys.$inferSelect)[], call: string): Answer {
  const first = rows[0];
  if (!first || first.call !== call) throw new ApiError(409, { message: messages.underWay });
  return { status: first.status, body: first.body };
}
