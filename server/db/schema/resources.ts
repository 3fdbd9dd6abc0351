import { contracts } from '../../../contract/index.ts';
import { type ResourceTable, tableOf } from './tableOf.ts';

/** One table for each contract, by the contract's name. */
export const resourceTables: ReadonlyMap<string, ResourceTable> = new Map(
  contracts.map((contract) => [contract.name, tableOf(contract)]),
);
