import { sql } from 'drizzle-orm';
import { complaintCategory } from '#contract/content/categories.ts';
import { contracts } from '#contract/index.ts';
import type { Contract } from '#contract/kernel/define.ts';
import { columnKinds } from '#contract/kernel/fields.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { fileColumn } from '#server/kernel/db/schema/tableOf.ts';
import { ASSEMBLIES, placeOf } from './state.ts';

/**
 * How many records each kind of content, contact and so on has, a few for each assembly; there are fewer categories.
 */
const RECORDS = 500;
const CATEGORIES = 20;
const FILE = 1;

/** Inserts records of every plain resource, all over the state, with one picture for all of them. */
export async function insertContent(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`insert into files (id, key, name, type, kind, size)
    values (${FILE}, 'bench-content', 'photo.jpg', 'image/jpeg', 'image', 200000)`);
  for (const contract of contracts) {
    if (contract.name === complaintCategory.name) continue; // their categories are inserted with the complaints
    const rows = Array.from({ length: contract.placed ? RECORDS : CATEGORIES }, (_, index) =>
      recordOf(contract, index, now),
    );
    await tx.insert(resourceTable(contract.name)).values(rows as never);
  }
}

function recordOf(contract: Contract, index: number, now: Date): Record<string, unknown> {
  const sample = {
    text: `${contract.name} of place ${index}`,
    integer: 1,
    boolean: false,
    date: now.toISOString().slice(0, 10),
  };
  const fields = Object.entries(contract.input).map(([name, schema]) => [
    name,
    sample[columnKinds.get(schema)?.kind ?? 'text'],
  ]);
  const files = Object.keys(contract.files).map((name) => [fileColumn(name), FILE]);
  return {
    ...Object.fromEntries([...fields, ...files]),
    ...(contract.placed ? placeOf(index % ASSEMBLIES) : {}),
  };
}
