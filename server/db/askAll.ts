import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './open.ts';

type Question = () => unknown;
type Answers<Asked extends readonly Question[]> = { [K in keyof Asked]: Awaited<ReturnType<Asked[K]>> };

/** Asks for all of it at once; inside a transaction, which has one connection, for one after the other. */
export async function askAll<const Asked extends readonly Question[]>(
  db: Db | Tx,
  questions: Asked,
): Promise<Answers<Asked>> {
  if (!is(db, PgTransaction)) return (await Promise.all(questions.map((ask) => ask()))) as Answers<Asked>;
  const answers: unknown[] = [];
  for (const ask of questions) answers.push(await ask());
  return answers as Answers<Asked>;
}
