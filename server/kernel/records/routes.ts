import { and, eq } from 'drizzle-orm';
import { contracts } from '#contract/index.ts';
import { crudCalls, hasFiles, mediaCall } from '#contract/kernel/crud.ts';
import { resourceTables } from '../db/schema/resources.ts';
import { visible } from '../db/scope.ts';
import { notFound } from '../errors/apiError.ts';
import type { Serve } from '../http/serve.ts';
import { listRecords } from './list.ts';
import { fileIds, present, storedFiles } from './present.ts';
import { removeRecord, removeRecords } from './remove.ts';
import type { RecordRules, Resource, Row } from './resource.ts';
import { createRecord, type RecordContext, updateRecord } from './write.ts';

/** The calls of every plain resource: from its contract, its table and its rules, if any. */
export const crudRoutes = (rules: Readonly<Record<string, RecordRules>>) => (serve: Serve) => {
  for (const contract of contracts) {
    const table = resourceTables.get(contract.name);
    if (table) serveRecords(serve, { contract, table, rules: rules[contract.name] });
  }
};

/** The calls of one resource. */
export function serveRecords(serve: Serve, resource: Resource) {
  const { contract, table } = resource;
  const calls = crudCalls(contract);
  serve(calls.list, (context) => listRecords(resource, context));
  const findVisible = async ({ actor, db, params }: RecordContext) => {
    const own = and(eq(table.id, params.id), visible(actor, table));
    const rows = (await db.select().from(table).where(own)) as Row[];
    if (!rows[0]) throw notFound();
    return rows[0];
  };
  serve(calls.one, async (context) => {
    const [record] = await present(resource, context, [await findVisible(context)]);
    return record ?? {};
  });
  if (hasFiles(contract)) {
    serve(mediaCall(contract), async (context) => {
      const row = await findVisible(context as RecordContext);
      const fileOf = await storedFiles(contract, context, [row]);
      const data = fileIds(contract, row).flatMap((id) => fileOf(id) ?? []);
      return { data, total: data.length };
    });
  }
  serve(calls.create, (context) => createRecord(resource, context));
  serve(calls.update, (context) => updateRecord(resource, context));
  serve(calls.remove, async (context) => {
    await removeRecord(resource, context);
    return { message: 'The record has been deleted.' };
  });
  serve(calls.removeMany, async (context) => {
    await removeRecords(resource, context);
    return { message: 'The records have been deleted.' };
  });
}
