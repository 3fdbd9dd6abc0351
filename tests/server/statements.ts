import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import { vi } from 'vitest';

type Ask = (text: string, params: unknown[], ask: () => Promise<{ rows: unknown[] }>) => Promise<unknown>;

/** The most parameters of a statement and rows of an answer while `work` runs. */
export async function mostAsked(work: () => Promise<unknown>): Promise<{ parameters: number; rows: number }> {
  const most = { parameters: 0, rows: 0 };
  const queries = PgPreparedQuery.prototype as unknown as { queryWithCache: Ask };
  const { queryWithCache } = queries;
  const asking = vi.spyOn(queries, 'queryWithCache');
  asking.mockImplementation(function (this: unknown, text, params, ask) {
    most.parameters = Math.max(most.parameters, params.length);
    return queryWithCache.call(this, text, params, async () => {
      const answer = await ask();
      most.rows = Math.max(most.rows, answer.rows.length);
      return answer;
    });
  });
  await work().finally(() => asking.mockRestore());
  return most;
}
