import { createHash, createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '#server/accounts/schema/accounts.ts';
import type { Db, Tx } from '../db/open.ts';
import { ApiError, badRequest } from '../errors/apiError.ts';

const MAX_KEY_LENGTH = 200;

interface Answer {
  status: number;
  body: unknown;
}

/** The content of a call: its checked body and its files. */
interface Content {
  body: unknown;
  files: (File | undefined)[];
}

/** A write under an `Idempotency-Key`: its account, method and path, and content. Without a key nothing is stored. */
interface Write {
  key: string | null;
  userId: number | undefined;
  call: string;
  status: number;
  content: Content;
}

/**
 * Runs a write in a transaction. With a key it runs once per account: the key is inserted in the same transaction, so a
 * second call waits for the first and gets the same answer. A failed call frees the key.
 */
export async function once(db: Db, write: Write, work: (tx: Tx) => Promise<unknown>): Promise<Answer> {
  const { key: clientKey, userId, call, status, content } = write;
  if (!clientKey || userId === undefined)
    return db.transaction(async (tx) => ({ status, body: await work(tx) }));
  if (clientKey.length > MAX_KEY_LENGTH) throw badRequest();
  const key = createHash('sha256').update(clientKey).digest('hex');
  const fingerprint = await fingerprintOf(clientKey, content);
  return db.transaction(async (tx) => {
    const mine = and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.key, key));
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ user_id: userId, key, call, fingerprint, status, body: {} })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length > 0) {
      const body = await work(tx);
      await tx.update(idempotencyKeys).set({ body }).where(mine);
      return { status, body };
    }
    const [first] = await tx.select().from(idempotencyKeys).where(mine);
    if (first?.call !== call) throw new ApiError(409, 'underWay');
    if ((first.fingerprint ?? fingerprint) !== fingerprint) throw new ApiError(422, 'keyReused');
    return { status: first.status, body: first.body };
  });
}

/**
 * An HMAC under the client's key. The database has only a hash of that key, so a reader of the database cannot test
 * guesses of the content.
 */
async function fingerprintOf(key: string, { body, files }: Content): Promise<string> {
  const sent = await Promise.all(
    files.map(
      async (file) =>
        file && [
          file.name,
          createHash('sha256')
            .update(await file.bytes())
            .digest('hex'),
        ],
    ),
  );
  return createHmac('sha256', key)
    .update(JSON.stringify([body, sent]))
    .digest('hex');
}
