import {
  CATEGORY_SETTINGS,
  type CategoryRow,
  type CategorySetting,
  type CategoryValues,
  type ClosingValues,
  categorySettings,
  closingSettings,
  type OfficeSettings,
  type Setting,
} from '#contract/desk/office.ts';
import type { Seat } from '#contract/places/place.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { settingFrom } from './inherited.ts';
import { type OfficeRow, officesOf } from './officesOf.ts';

/** The value for a category in the offices of a place; the default where none has set it (GRD-01). */
const settingOf = (offices: readonly OfficeRow[], name: CategorySetting, category: number): Setting =>
  settingFrom(offices, ({ categories }) => categories?.[category]?.[name], categorySettings[name].shipped);

/** The values that apply to a category in the office of a place. */
export async function categoryValuesAt(db: Db | Tx, place: Seat, category: number): Promise<CategoryValues> {
  const offices = await officesOf(db, place);
  const values = CATEGORY_SETTINGS.map((name) => [name, settingOf(offices, name, category).value]);
  return Object.fromEntries(values) as CategoryValues;
}

/** The values that apply to closings in the office of a place. */
export function closingValuesOf(offices: readonly OfficeRow[]): ClosingValues & ShareOf {
  const { reopen_max, reopen_days, ask_evidence, second_approval } = closingOf(offices);
  return {
    reopen_max: reopen_max.value,
    reopen_days: reopen_days.value,
    ask_evidence: ask_evidence.value,
    second_approval: second_approval.value,
    shareOf: (category) => settingOf(offices, 'verify_share', category).value,
  };
}
interface ShareOf {
  /** The percentage of a category's closings that are verified with the citizen. */
  shareOf: (category: number) => number;
}

const closingOf = (offices: readonly OfficeRow[]) => {
  const inherit = <N extends keyof ClosingValues>(name: N) =>
    settingFrom<ClosingValues[N]>(
      offices,
      ({ closing }) => closing?.[name],
      closingSettings[name].shipped as ClosingValues[N],
    );
  return {
    reopen_max: inherit('reopen_max'),
    reopen_days: inherit('reopen_days'),
    ask_evidence: inherit('ask_evidence'),
    second_approval: inherit('second_approval'),
  };
};

/** An office as the API returns it. */
export const officeRecord = ({ id, parliament_id, assembly_id }: OfficeRow, { place }: Names) => ({
  id,
  parliament: place('parliament', parliament_id),
  assembly: place('assembly', assembly_id),
});

/** The first fields of every answer on an office's settings. */
export const headOf = (office: OfficeRow, known: Names) => ({
  office: officeRecord(office, known),
  version: office.version,
  updated_at: office.updated_at.toISOString(),
  updated_by: known.user(office.updated_by),
});

/** All settings of an office, each with the office that it comes from. */
export async function settingsOf(db: Db | Tx, office: OfficeRow): Promise<OfficeSettings> {
  const [known, offices, categories] = [
    await names(db),
    await officesOf(db, office),
    await db
      .select({ id: complaintCategories.id })
      .from(complaintCategories)
      .orderBy(complaintCategories.name),
  ];
  return {
    ...headOf(office, known),
    categories: categories.map(({ id }) => ({
      category_id: id,
      category: known.category(id),
      ...valuesOf(offices, id),
    })),
    closing: closingOf(offices),
  };
}

const valuesOf = (offices: readonly OfficeRow[], category: number) =>
  Object.fromEntries(CATEGORY_SETTINGS.map((name) => [name, settingOf(offices, name, category)])) as Pick<
    CategoryRow,
    CategorySetting
  >;
