import type { Contract } from '#contract/kernel/define.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import type { Row } from '#server/kernel/records/resource.ts';

/** Inserts a row of a plain resource; returns its id. */
export async function insertRecord(
  tx: Tx,
  contract: Contract,
  values: Record<string, unknown>,
): Promise<number> {
  const table = resourceTable(contract.name);
  const [row] = await tx
    .insert(table)
    .values(values as unknown as Row)
    .returning({ id: table.id });
  if (!row) throw new Error('insert answered no row');
  return row.id;
}
