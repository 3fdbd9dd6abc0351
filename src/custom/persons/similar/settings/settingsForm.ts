import * as z from 'zod/mini';
import {
  type CategoryRow,
  type OfficeSettings,
  updateOfficeSettings,
} from '#contract/capabilities/officeSettings.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { errorCodeOf } from '#contract/kernel/errorTexts.ts';
import type { Checked } from '#src/components/form/useCheckedForm.ts';

/** The office's own values by field; null is inherited. */
export type SettingsValues = Record<string, number | null>;
export const SIMILAR_SETTINGS = ['similar_days', 'similar_radius'] as const;
type CategorySetting = (typeof SIMILAR_SETTINGS)[number];
type Body = BodyOf<typeof updateOfficeSettings>;

export const fieldOf = (name: CategorySetting, { category_id }: Pick<CategoryRow, 'category_id'>) =>
  `${name}_${category_id}`;

/** The fields in the order of the form: category by category. */
const fieldsOf = ({ categories }: OfficeSettings) =>
  categories.flatMap((row) => SIMILAR_SETTINGS.map((name) => ({ row, name, field: fieldOf(name, row) })));

const ownOf = ({ value, from }: CategoryRow[CategorySetting]) => (from === 'own' ? value : null);

export const valuesOf = (settings: OfficeSettings): SettingsValues =>
  Object.fromEntries(fieldsOf(settings).map(({ row, name, field }) => [field, ownOf(row[name])]));

/** The body of a save: every value of the office. Empty fields become inherited again. */
export function checkSettings(values: SettingsValues, base: OfficeSettings): Checked<Body> {
  const categories = base.categories.map((row) => ({
    category_id: row.category_id,
    ...Object.fromEntries(SIMILAR_SETTINGS.map((name) => [name, values[fieldOf(name, row)] ?? null])),
  }));
  const body = { office_id: base.office.id, version: base.version, categories };
  const checked = z.object(updateOfficeSettings.body).safeParse(body);
  if (checked.success) return { body: checked.data as Body };
  const refusals: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) {
    const row = base.categories[Number(path[1])];
    const key = errorCodeOf(message);
    if (row) refusals[fieldOf(path[2] as CategorySetting, row)] = key ? `rules.${key}` : message;
  }
  return { refusals };
}
