import { type SQL, sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Db, Tx } from '../db/open.ts';

/** The statements of a script; the text between two `$$` is a function body. */
const STATEMENT = /(?:\$\$[\s\S]*?\$\$|[^;])+/g;
const EMPTY_OR_FRAME = /^\s*(begin|commit)?\s*$/i;

/**
 * Runs pg-boss's statements on our handle, so that a job is part of the caller's transaction. Its scripts (tables,
 * maintenance) contain BEGIN and COMMIT. They run in a transaction of ours instead: the embedded database has one
 * connection, and an error in a script would leave it in a failed transaction.
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

/** The statement with its `$1` placeholders as drizzle parameters. */
function bound(text: string, values: unknown[]): SQL {
  const parts = values.length > 0 ? text.split(/\$(\d+)/) : [text];
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    ),
  );
}
