import { is } from 'drizzle-orm';
import { NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { Db, Tx } from './open.ts';

type Question = () => unknown;
type Answers<Asked extends readonly Question[]> = { [K in keyof Asked]: Awaited<ReturnType<Asked[K]>> };

/**
 * Asks for all of it at once. Inside a transaction, which has one connection, PostgreSQL's driver refuses that: there one is asked after the
 * other, which the questions must bear; none may begin a transaction within.
 */
export async function askAll<const Asked extends readonly Question[]>(
  db: Db | Tx,
  questions: Asked,
): Promise<Answers<Asked>> {
  if (!is(db, NodePgTransaction)) return (await Promise.all(questions.map((ask) => ask()))) as Answers<Asked>;
  const answers: unknown[] = [];
  for (const ask of questions) answers.push(await ask());
  return answers as Answers<Asked>;
}
