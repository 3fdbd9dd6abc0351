import { inArray } from 'drizzle-orm';
import type { Settings } from '#contract/desk/settings.ts';
import type { BodyOf, Call } from '#contract/kernel/define.ts';
import { complaintCategories, contactCategories } from '#server/kernel/db/namedTables.ts';
import { namedOf, names } from '#server/kernel/db/names.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context, Handler } from '#server/kernel/http/serve.ts';
import type { OwnSettings } from '../schema/offices.ts';
import { type Change, changeSettings } from './changeSettings.ts';
import { findOffice } from './findOffice.ts';
import { changedOwn, inheritedOf, rowsOf } from './inherited.ts';
import { headOf } from './officeRecord.ts';
import { type OfficeRow, officesOf } from './officesOf.ts';

type Reading = Pick<Context, 'db' | 'now'>;
type Changing = Pick<Context, 'db' | 'now'> & Partial<Pick<Context, 'publicUrl'>>;
type Saving = Change & Pick<Context, 'afterCommit' | 'jobs' | 'links'>;

/** What the server adds to declared settings and their two calls. */
export interface OfficeSettings<C extends { get: Call; update: Call }> {
  calls: C;
  settings: readonly Settings[];
  /** Fields of the answer besides the settings. */
  more?: (context: Reading, office: OfficeRow, offices: readonly OfficeRow[]) => object | Promise<object>;
  /** `more` already has the settings, in another form. */
  isFormed?: true;
  /** Checks the input and converts it to the stored form. @throws 422 */
  input?: (context: Changing, office: OfficeRow, body: Named<C['update']>) => object | Promise<object>;
  /** @throws 422 when the changed settings are impossible */
  check?: (context: Changing, office: OfficeRow, changed: OfficeRow) => Promise<void>;
  /** Stores the change, `changeSettings` by default. */
  save?: <A>(
    context: Saving,
    change: Parameters<typeof changeSettings>[1],
    answer: (office: OfficeRow) => Promise<A>,
  ) => Promise<A>;
}
type Named<U extends Call> = Omit<BodyOf<U>, 'office_id' | 'version'>;
type Calls = { get: Call; update: Call };

/** Settings with the handlers of both calls: reading with inheritance, and changing by version (GRD-01). */
export function officeSection<C extends Calls>(section: OfficeSettings<C>) {
  const { save = changeSettings } = section;
  const read = async (context: Context<Calls['get']>) =>
    answerOf(section, context, await findOffice(context, (context.query as { office_id: number }).office_id));
  const change = (context: Context<Calls['update']>) =>
    save(
      context as unknown as Saving,
      (office) => settingsWith(section, context, office, context.body as Named<C['update']>),
      (office) => answerOf(section, context, office),
    );
  const handlers = { read, change } as unknown as { read: Handler<C['get']>; change: Handler<C['update']> };
  return { ...section, ...handlers };
}

/** All settings of a section, each with the office that sets it. */
async function answerOf<C extends Calls>(
  { settings, more, isFormed }: OfficeSettings<C>,
  context: Reading,
  office: OfficeRow,
) {
  const { db } = context;
  const offices = await officesOf(db, office);
  const answer: Record<string, unknown> = { ...headOf(office, await names(db)) };
  for (const of of isFormed ? [] : settings) {
    if (of.field === undefined) Object.assign(answer, inheritedOf(of, offices));
    else if (of.per === 'office') answer[of.field] = inheritedOf(of, offices);
    else answer[of.field] = await rowAnswers(db, of, offices, answer[of.field] as object[] | undefined);
  }
  return { ...answer, ...(await more?.(context, office, offices)) };
}

const TABLES = { category: complaintCategories, department: contactCategories };

/** The row of all, if any, then one for each category or department by name. `rows` already have other settings. */
async function rowAnswers(
  db: Context['db'],
  of: Settings,
  offices: readonly OfficeRow[],
  rows: readonly object[] = [],
) {
  const table = TABLES[of.per as keyof typeof TABLES];
  const named = (await db.select(namedColumns(table)).from(table).orderBy(table.name)).map(namedOf);
  return [...(of.ofAll ? [null] : []), ...named].map((category, at) => ({
    category_id: category?.id ?? null,
    category,
    ...rows[at],
    ...inheritedOf(of, offices, category?.id ?? null),
  }));
}

/** An office's settings after a change. @throws 422 as the contract says */
export async function settingsWith<C extends Calls>(
  { settings, input, check }: OfficeSettings<C>,
  context: Changing,
  office: OfficeRow,
  body: Named<C['update']>,
): Promise<OwnSettings> {
  const named = ((await input?.(context, office, body)) ?? body) as Record<string, unknown>;
  for (const of of settings) await checkRows(context.db, of, named);
  const changed = settings.reduce((own, of) => changedOwn(own, of, named), office.settings);
  await check?.(context, office, { ...office, settings: changed });
  return changed;
}

async function checkRows(db: Context['db'], of: Settings, named: Record<string, unknown>) {
  const { field = '' } = of;
  if (!rowsOf(of)) return;
  const rows = (named[field] ?? []) as { category_id: number | null }[];
  const ids = new Set(rows.flatMap(({ category_id }) => category_id ?? []));
  const table = TABLES[of.per as keyof typeof TABLES];
  if (ids.size > 0 && (await db.$count(table, inArray(table.id, [...ids]))) < ids.size)
    throw invalidField(field, 'unknownChoice');
}
