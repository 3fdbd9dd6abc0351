import type { Contract } from '#contract/kernel/define.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import type { ResourceTable } from '../db/schema/tableOf.ts';
import type { Context } from '../http/serve.ts';

/** A kind of plain record: its contract, its table, and its rules for the generic calls. */
export interface Resource {
  contract: Contract;
  table: ResourceTable;
  /** Most resources have none. */
  rules?: RecordRules | undefined;
}

/** A row of a plain resource: its static columns, and the columns of its contract. */
export type Row = ResourceTable['$inferSelect'] & Partial<PlaceIds> & Record<string, unknown>;

type Values = Record<string, unknown>;

/** What one resource adds to the generic calls. */
export interface RecordRules {
  /** Throws when the caller may not write this. It runs for the record before the change and after it. */
  check?: (context: Context, values: Values) => void;
  /** Fields of an answer that are no columns, for each of the given rows. */
  details?: (context: Pick<Context, 'db' | 'links'>, rows: Row[]) => Promise<(row: Row) => Values>;
  /** Files to delete with rows, besides those of upload fields. */
  filesOf?: (context: Pick<Context, 'db'>, rows: Row[]) => Promise<number[]>;
  /** Runs in every write, before its commit. */
  written?: (context: Context) => void;
}
