import { is } from 'drizzle-orm';
import { NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { Db, Tx } from './open.ts';

type Question = () => unknown;
type Answers<Asked extends readonly Question[]> = { [K in keyof Asked]: Awaited<ReturnType<Asked[K]>> };

/**
 * Asks for all of it at once. Of one connection, as a transaction has it, PostgreSQL's driver will refuse that: there one is asked after the
 * other, in this order. None may begin a transaction, or ask for what another one writes.
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
