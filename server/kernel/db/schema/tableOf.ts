import { sql } from 'drizzle-orm';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Contract, inputShape } from '#contract/kernel/define.ts';
import { columnKinds } from '#contract/kernel/fields.ts';
import type { PlaceField } from '#contract/places/place.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { placeColumns } from '#server/places/schema/places.ts';
import { createdAt, serial, updatedAt, version } from './columns.ts';
import { files } from './files.ts';

/** Tables by contract name, for columns that refer to them. */
const tables = new Map<string, ResourceTable>();

const builders = {
  text: (name: string) => text(name),
  integer: (name: string) => integer(name),
  boolean: (name: string) => boolean(name),
  date: (name: string) => date(name, { mode: 'string' }),
};

/** Null for changes without an account and for deleted accounts. */
const person = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });
const storedColumns = () => ({
  id: serial(),
  created_at: createdAt(),
  created_by: person('created_by'),
  updated_at: updatedAt(),
  updated_by: person('updated_by'),
  version: version(),
});

/** The static type of such a table; the columns of its contract are known by name only. */
export type ResourceTable = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: BuildColumns<string, ReturnType<typeof storedColumns>, 'pg'>;
  dialect: 'pg';
}> &
  Partial<Record<PlaceField, AnyPgColumn>>;

const requiredText = () => text('').notNull();
/** Such a table with typed text columns, for code that reads it directly. */
export type NamedTable<Column extends string, Placed = unknown> = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: BuildColumns<
    string,
    ReturnType<typeof storedColumns> & Record<Column, ReturnType<typeof requiredText>> & Placed,
    'pg'
  >;
  dialect: 'pg';
}>;

/** The table of a plain resource: one column per input field and one `<field>_id` per upload. */
export function tableOf(contract: Contract): ResourceTable {
  const columns: Record<string, PgColumnBuilderBase> = {};
  for (const [name, schema] of Object.entries(contract.input)) {
    columns[name] = schema.safeParse('').success
      ? columnOf(contract, name)
      : columnOf(contract, name).notNull();
  }
  for (const field of Object.keys(contract.files)) {
    columns[fileColumn(field)] = integer(fileColumn(field)).references(() => files.id);
  }
  const { id, ...times } = storedColumns();
  const name = contract.name.replaceAll('/', '_');
  const table = pgTable(
    name,
    { id, ...columns, ...(contract.placed ? placeColumns() : {}), ...times },
    (made) => [
      ...('assembly_id' in made ? [index(`${name}_by_place`).on(made.assembly_id as never)] : []),
      ...contract.unique.map((field) =>
        uniqueIndex(uniqueName(contract, field)).on(sql`lower(${sql.identifier(field)})`),
      ),
    ],
  ) as unknown as ResourceTable;
  tables.set(contract.name, table);
  return table;
}

function columnOf(contract: Contract, name: string) {
  const schema = contract.input[name];
  const known = schema && columnKinds.get(schema);
  if (!known)
    throw new Error(`${contract.name}.${name} has no column: build it with contract/kernel/fields.ts`);
  const { kind, references: to } = known;
  if (!to) return builders[kind](name);
  return integer(name).references(() => {
    const table = tables.get(to);
    if (!table) throw new Error(`${contract.name}.${name} refers to ${to}, which is not a contract`);
    return table.id;
  });
}

/** The unique index of a field; a violation names it. */
export const uniqueName = (contract: Contract, field: string) =>
  `${contract.name.replaceAll('/', '_')}_unique_${field}`;

/** The column with the file of an upload field. */
export const fileColumn = (field: string) => `${field}_id`;

/** The columns that a request body may write. */
export const writableColumns = (contract: Contract) => Object.keys(inputShape(contract));
