import { and, eq } from 'drizzle-orm';
import { crudCalls, hasFiles, mediaCall } from '../../contract/crud.ts';
import type { Contract } from '../../contract/define.ts';
import { contracts } from '../../contract/index.ts';
import { resourceTables } from '../db/schema/resources.ts';
import type { ResourceTable } from '../db/schema/tableOf.ts';
import { visible } from '../db/scope.ts';
import { notFound } from '../http/errors.ts';
import type { Serve } from '../http/serve.ts';
import { listRecords } from '../resources/list.ts';
import { fileIds, present, storedFiles } from '../resources/present.ts';
import type { Row } from '../resources/row.ts';
import { createRecord, type RecordContext, removeRecord, updateRecord } from '../resources/write.ts';

/** The calls of every plain resource, from its contract and its table. */
export const crudRoutes = (serve: Serve) => {
  for (const contract of contracts) {
    const table = resourceTables.get(contract.name);
    if (table) serveRecords(serve, contract, table);
  }
};

/** The calls of one contract on its table. */
export function serveRecords(serve: Serve, contract: Contract, table: ResourceTable) {
  const calls = crudCalls(contract);
  serve(calls.list, (context) => listRecords(contract, table, context));
  const found = async ({ actor, db, params }: RecordContext) => {
    const own = and(eq(table.id, params.id), visible(actor, table));
    const rows = (await db.select().from(table).where(own)) as Row[];
    if (!rows[0]) throw notFound();
    return rows[0];
  };
  serve(calls.one, async (context) => {
    const [record] = await present(contract, context, [await found(context)]);
    return record ?? {};
  });
  if (hasFiles(contract)) {
    serve(mediaCall(contract), async (context) => {
      const row = await found(context as RecordContext);
      const fileOf = await storedFiles(contract, context, [row]);
      const data = fileIds(contract, row).flatMap((id) => fileOf(id) ?? []);
      return { data, total: data.length };
    });
  }
  serve(calls.create, (context) => createRecord(contract, table, context));
  serve(calls.update, (context) => updateRecord(contract, table, context));
  serve(calls.remove, async (context) => {
    await removeRecord(contract, table, context);
    return { message: 'The record has been deleted.' };
  });
}
