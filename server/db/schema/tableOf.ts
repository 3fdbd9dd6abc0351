import { boolean, date, index, integer, type PgColumnBuilderBase, pgTable, text } from 'drizzle-orm/pg-core';
import { type Contract, inputShape } from '../../../contract/define.ts';
import { columnKinds } from '../../../contract/fields.ts';
import { createdAt, placeColumns, serial, updatedAt, version } from './columns.ts';
import { files } from './files.ts';

const builders = {
  text: (name: string) => text(name),
  integer: (name: string) => integer(name),
  boolean: (name: string) => boolean(name),
  date: (name: string) => date(name, { mode: 'string' }),
};

/** The table of a plain resource: a column for each input field and one `<field>_id` for each upload. */
export function tableOf(contract: Contract) {
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
  return pgTable(
    contract.name.replaceAll('/', '_'),
    {
      id: serial(),
      ...columns,
      ...(contract.placed ? placeColumns() : {}),
      created_at: createdAt(),
      updated_at: updatedAt(),
      version: version(),
    },
    (table) =>
      'assembly_id' in table
        ? [index(`${contract.name.replaceAll('/', '_')}_by_place`).on(table.assembly_id as never)]
        : [],
  );
}

/** Where the row keeps the file of an upload field. */
export const fileColumn = (field: string) => `${field}_id`;

export type ResourceTable = ReturnType<typeof tableOf>;
/** Names of the columns that a body may write. */
export const writableColumns = (contract: Contract) => Object.keys(inputShape(contract));
