import { contracts } from '#contract/index.ts';
import { type ResourceTable, tableOf } from './tableOf.ts';

/** One table for each contract, by the contract's name. */
export const resourceTables: ReadonlyMap<string, ResourceTable> = new Map(
  contracts.map((contract) => [contract.name, tableOf(contract)]),
);

/** The table of an existing contract. */
export function resourceTable(name: string): ResourceTable {
  const table = resourceTables.get(name);
  if (!table) throw new Error(`No contract is called ${name}`);
  return table;
}
