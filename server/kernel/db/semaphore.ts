import { is } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import type { Db, Tx } from './open.ts';

/** Searches that ask a database at the same moment: one of the embedded one, which does one statement at a time. */
const ABREAST = { embedded: 1, server: 2 };

interface Gate {
  free: number;
  waiting: (() => void)[];
}

/** By the dialect object, which a transaction shares with its database. */
const gates = new WeakMap<object, Gate>();

/**
 * Lets statements that may be slow at the database a few at a time: whatever their number, every other call waits for
 * one of them at most. A search takes a turn for each of its statements, so that a long one keeps no short one waiting.
 */
export async function withSemaphore<T>(db: Db | Tx, work: () => Promise<T>): Promise<T> {
  const { dialect } = db as unknown as { dialect: object };
  const gate = gates.get(dialect) ?? {
    free: is(db, PgliteDatabase) ? ABREAST.embedded : ABREAST.server,
    waiting: [],
  };
  gates.set(dialect, gate);
  if (gate.free > 0) gate.free -= 1;
  else await new Promise<void>((go) => gate.waiting.push(go));
  try {
    return await work();
  } finally {
    const next = gate.waiting.shift();
    if (next) next();
    else gate.free += 1;
  }
}
