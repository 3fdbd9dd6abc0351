import type { Contract } from '#contract/kernel/define.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import type { Row } from '#server/kernel/records/resource.ts';

/** Inserts a row of a plain resource; returns its id. */
export async function insertRecord(
  tx: Tx,
  contract: Contract,
  values: Record<string, unknown>,
): Promise<number> {
  const table = resourceTable(contract.name);
  const row = await insertRow(tx, table, values as unknown as Row);
  return row.id;
}
