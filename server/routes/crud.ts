import { and, eq } from 'drizzle-orm';
import { type Contract, crudCalls } from '../../contract/define.ts';
import { contracts } from '../../contract/index.ts';
import { resourceTables } from '../db/schema/resources.ts';
import type { ResourceTable } from '../db/schema/tableOf.ts';
import { visible } from '../db/scope.ts';
import { notFound } from '../http/errors.ts';
import type { Serve } from '../http/serve.ts';
import { listRecords } from '../resources/list.ts';
import { present, type Row } from '../resources/present.ts';
import { createRecord, removeRecord, updateRecord } from '../resources/write.ts';

/** The five calls of every plain resource, from its contract and its table. */
export const crudRoutes = (serve: Serve) => {
  for (const contract of contracts) {
    const table = resourceTables.get(contract.name);
    if (table) serveRecords(serve, contract, table);
  }
};

/** The five calls of one contract on its table. */
export function serveRecords(serve: Serve, contract: Contract, table: ResourceTable) {
  const calls = crudCalls(contract);
  serve(calls.list, (context) => listRecords(contract, table, context));
  serve(calls.one, async (context) => {
    const { actor, db, params } = context;
    const own = and(eq(table.id, params.id), visible(actor, table));
    const [record] = await present(contract, context, (await db.select().from(table).where(own)) as Row[]);
    if (!record) throw notFound();
    return record;
  });
  serve(calls.create, (context) => createRecord(contract, table, context));
  serve(calls.update, (context) => updateRecord(contract, table, context));
  serve(calls.remove, async (context) => {
    await removeRecord(contract, table, context);
    return { message: 'The record has been deleted.' };
  });
}
