import type { BuildColumns } from 'drizzle-orm/column-builder';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  type PgColumnBuilderBase,
  type PgTableWithColumns,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { type Contract, inputShape } from '../../../contract/define.ts';
import { columnKinds } from '../../../contract/fields.ts';
import type { PlaceField } from '../../../contract/place.ts';
import { createdAt, placeColumns, serial, updatedAt, version } from './columns.ts';
import { files } from './files.ts';

const builders = {
  text: (name: string) => text(name),
  integer: (name: string) => integer(name),
  boolean: (name: string) => boolean(name),
  date: (name: string) => date(name, { mode: 'string' }),
};

const kept = () => ({ id: serial(), created_at: createdAt(), updated_at: updatedAt(), version: version() });

/** What the type system knows of such a table; the columns of its contract are known by name only. */
export type ResourceTable = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: BuildColumns<string, ReturnType<typeof kept>, 'pg'>;
  dialect: 'pg';
}> &
  Partial<Record<PlaceField, AnyPgColumn>>;

/** The table of a plain resource: a column for each input field and one `<field>_id` for each upload. */
export function tableOf(contract: Contract): ResourceTable {
  const columns: Record<string, PgColumnBuilderBase> = {};
  for (const [name, schema] of Object.entries(contract.input)) {
    const kind = columnKinds.get(schema)?.kind;
    if (!kind) throw new Error(`${contract.name}.${name} has no column: build it with contract/fields.ts`);
    const column = builders[kind](name);
    columns[name] = schema.safeParse('').success ? column : column.notNull();
  }
  for (const field of Object.keys(contract.files)) {
    columns[fileColumn(field)] = integer(fileColumn(field)).references(() => files.id);
  }
  const { id, ...times } = kept();
  return pgTable(
    contract.name.replaceAll('/', '_'),
    { id, ...columns, ...(contract.placed ? placeColumns() : {}), ...times },
    (table) =>
      'assembly_id' in table
        ? [index(`${contract.name.replaceAll('/', '_')}_by_place`).on(table.assembly_id as never)]
        : [],
  ) as unknown as ResourceTable;
}

/** Where the row keeps the file of an upload field. */
export const fileColumn = (field: string) => `${field}_id`;

/** Names of the columns that a body may write. */
export const writableColumns = (contract: Contract) => Object.keys(inputShape(contract));
