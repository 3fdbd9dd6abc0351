import type { Contract } from '#contract/kernel/define.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import type { ResourceTable } from '../db/schema/tableOf.ts';
import type { Context } from '../http/serve.ts';

/** A kind of plain record: what travels of it, where it is kept, and what it adds to the generic calls. */
export interface Resource {
  contract: Contract;
  table: ResourceTable;
  /** Most need none. */
  rules?: RecordRules | undefined;
}

/** A row of a plain resource: what the type system knows of it, and the columns of its contract. */
export type Row = ResourceTable['$inferSelect'] & Partial<PlaceIds> & Record<string, unknown>;

type Values = Record<string, unknown>;

/** What one resource adds to the generic calls. */
export interface RecordRules {
  /** Refuses, by throwing, what the caller may not write: asked of the record as it was and as it is to be. */
  check?: (context: Context, values: Values) => void;
  /** Fields of an answer that are no columns: those of each of the given rows. */
  details?: (context: Pick<Context, 'db' | 'links'>, rows: Row[]) => Promise<(row: Row) => Values>;
  /** Files that go with deleted rows, besides those of their upload fields. */
  filesOf?: (context: Pick<Context, 'db'>, rows: Row[]) => Promise<number[]>;
  /** Called in every write, before its commit. */
  written?: (context: Context) => void;
}
