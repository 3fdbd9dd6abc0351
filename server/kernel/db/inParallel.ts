import { is } from 'drizzle-orm';
import { NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { Db, Tx } from './open.ts';

type Question = () => unknown;
type Answers<Asked extends readonly Question[]> = { [K in keyof Asked]: Awaited<ReturnType<Asked[K]>> };

/**
 * Asks for all of it at once. Of one connection, as a transaction has it, PostgreSQL's driver will refuse that: there one is asked after the
 * other, in this order. None may begin a transaction, or ask for what another one writes. Where one fails the others are waited for: what
 * they still wrote after a savepoint was rolled back would stay.
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
  // A statement of drizzle runs each time that it is awaited.
  const answers = questions.map(async (ask) => await ask());
  try {
    return await Promise.all(answers);
  } catch (error) {
    await Promise.allSettled(answers);
    throw error;
  }
}
