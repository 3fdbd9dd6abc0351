import { is } from 'drizzle-orm';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import type { Db, Tx } from './open.ts';

/** How many searches may use a database at once. The embedded one runs one statement at a time. */
const ABREAST = { embedded: 1, server: 2 };

interface Gate {
  free: number;
  waiting: (() => void)[];
}

/** By dialect object, which a transaction shares with its database. */
const gates = new WeakMap<object, Gate>();

/**
 * Limits how many slow statements use the database at once, so that any other call waits for one of them at most. A
 * search enters for each of its statements, so that a long search does not delay a short one.
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
