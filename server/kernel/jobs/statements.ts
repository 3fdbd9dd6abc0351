import { type SQL, sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Db, Tx } from '../db/open.ts';

/** Statements of a script; what stands between two `$$` is the body of a function. */
const STATEMENT = /(?:\$\$[\s\S]*?\$\$|[^;])+/g;
const EMPTY_OR_FRAME = /^\s*(begin|commit)?\s*$/i;

/**
 * pg-boss's statements through a handle of ours, which is how a job is part of the caller's transaction. Its scripts
 * (tables, maintenance) bring BEGIN and COMMIT of their own: they run in a transaction of ours instead, because the
 * embedded database takes one statement at a time, and an error in a script would leave its only connection in a
 * failed transaction.
 */
export const statementsOn = (handle: Db | Tx): PgBoss.Db => ({
  executeSql: (text, values: unknown[] = []) =>
    /^\s*begin;/i.test(text) ? script(handle, text) : handle.execute(bound(text, values)),
});

function script(handle: Db | Tx, text: string) {
  const statements = (text.match(STATEMENT) ?? []).filter((each) => !EMPTY_OR_FRAME.test(each));
  return handle.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    return { rows: [] };
  });
}

/** `$1` and so on as drizzle has them. */
function bound(text: string, values: unknown[]): SQL {
  const parts = values.length > 0 ? text.split(/\$(\d+)/) : [text];
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    ),
  );
}
