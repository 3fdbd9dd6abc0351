import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../contract/access.ts';
import { messages } from '../../contract/messages.ts';
import type { Db, Tx } from '../db/open.ts';
import { idempotencyKeys } from '../db/schema/accounts.ts';
import { ApiError } from './errors.ts';

interface Answer {
  status: number;
  body: unknown;
}

/**
 * Runs a write in a transaction. With an `Idempotency-Key` it is carried out once per account: the key is taken
 * in the same transaction, so a second call waits for the first and then gets its answer again.
 */
export async function once(
  db: Db,
  request: Request,
  actor: Actor | null,
  call: string,
  status: number,
  work: (tx: Tx) => Promise<unknown>,
): Promise<Answer> {
  const key = request.headers.get('idempotency-key');
  return db.transaction(async (tx) => {
    if (!key || !actor) return { status, body: await work(tx) };
    if (key.length > 200) throw new ApiError(400, { message: messages.unreadableBody });
    const mine = and(eq(idempotencyKeys.user_id, actor.id), eq(idempotencyKeys.key, key));
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ user_id: actor.id, key, call, status, body: null })
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
