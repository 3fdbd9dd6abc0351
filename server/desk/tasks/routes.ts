import { and, eq } from 'drizzle-orm';
import { cancelTask, getTask } from '#contract/desk/task.ts';
import { codedText } from '#contract/kernel/coded.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import { once } from '#server/kernel/http/once.ts';
import type { App, Serve, Services } from '#server/kernel/http/serve.ts';
import { csvOf } from '#server/kernel/sheets/csv.ts';
import type { Row } from '#server/kernel/sheets/sheet.ts';
import { tasks } from '../schema/tasks.ts';
import { findTask } from './find.ts';
import { resultsOf, taskOf } from './results.ts';
import { isUnfinished } from './underWay.ts';

/** The progress of tasks on many complaints, and their cancellation (GRD-15). */
export const taskRoutes = (serve: Serve) => {
  serve(getTask, async (context) =>
    taskOf(context.db, await findTask(context, context.params.id), context.links),
  );
  serve(cancelTask, async (context) => {
    const { db, links, now, params } = context;
    await findTask(context, params.id);
    await db
      .update(tasks)
      .set({ state: 'cancelled', finished_at: now })
      .where(and(eq(tasks.id, params.id), isUnfinished));
    return taskOf(db, await findTask(context, params.id), links);
  });
};

/** GET job/{id}/results.csv: the result of each complaint, for anyone with the signed link. */
export function taskLinkRoutes(app: App, { database, links }: Services) {
  app.on('GET', ['/job/:id{[0-9]+}/results.csv'], async (hono) => {
    if (!links.isSigned(hono.req.url)) throw notFound();
    const id = Number(hono.req.param('id'));
    if ((await database.db.$count(tasks, eq(tasks.id, id))) === 0) throw notFound();
    const link = await resultsOf(database.db, id);
    const rows: Row[] = link.map(({ number, state, reason }) => [
      number,
      state,
      reason ? codedText(reason) : '',
    ]);
    const headings = ['Number', 'Result', 'Reason'];
    const sheet = { name: 'Results', headings, wide: [], slices: once(rows) };
    const chunks: Uint8Array[] = [];
    for await (const chunk of csvOf(sheet)) chunks.push(chunk);
    return hono.body(Buffer.concat(chunks), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="results.csv"',
    });
  });
}
