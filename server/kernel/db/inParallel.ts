import { is } from 'drizzle-orm';
import { NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { Db, Tx } from './open.ts';

type Question = () => unknown;
type Answers<Asked extends readonly Question[]> = { [K in keyof Asked]: Awaited<ReturnType<Asked[K]>> };

/**
 * Sends all statements at once. Inside a transaction, on a PostgreSQL server, they run one after the other in this
 * order, because the driver will refuse parallel statements on one connection. None may begin a transaction or read
 * what another one writes. When one fails the others are still waited for: otherwise they could write after a savepoint
 * was rolled back.
 */
export async function inParallel<const Asked extends readonly Question[]>(
  db: Db | Tx,
  questions: Asked,
): Promise<Answers<Asked>> {
  return (await (is(db, NodePgTransaction) ? withSemaphore(questions) : atOnce(questions))) as Answers<Asked>;
}

async function withSemaphore(questions: readonly Question[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const ask of questions) answers.push(await ask());
  return answers;
}

async function atOnce(questions: readonly Question[]): Promise<unknown[]> {
  // A drizzle statement runs each time that it is awaited.
  const answers = questions.map(async (ask) => await ask());
  try {
    return await Promise.all(answers);
  } catch (error) {
    await Promise.allSettled(answers);
    throw error;
  }
}
