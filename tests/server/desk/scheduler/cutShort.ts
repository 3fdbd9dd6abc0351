import { runScheduler } from '#server/desk/scheduler/run.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Services } from '#server/kernel/http/serve.ts';

const ending = new Error('the process ended');

/** A process that ends in the middle of a tick: a transaction that had done its work is as if it had not been. Answers whether it came to that. */
export async function cutShort(services: Services, isMiddle = async (_: Tx) => true): Promise<boolean> {
  const { database } = services;
  const cut: Pick<Db, 'transaction'> = {
    transaction: (work) =>
      database.db.transaction(async (tx) => {
        const done = await work(tx);
        if (await isMiddle(tx)) throw ending;
        return done;
      }),
  };
  const db = Object.assign(Object.create(database.db), cut);
  try {
    await runScheduler({ ...services, database: { ...database, db } });
    return false;
  } catch (error) {
    if (error !== ending) throw error;
    return true;
  }
}
