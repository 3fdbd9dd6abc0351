import type { OfficeSettings, updateOfficeSettings as updateCall } from '#contract/desk/office.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { OwnSettings } from '../schema/offices.ts';
import { changeSettings } from './changeSettings.ts';
import { checkCategories } from './checkCategories.ts';
import { settingsOf } from './settings.ts';

type SettingsContext = Context<typeof updateCall>;

/**
 * Sets the named settings of an office; null removes its own value (GRD-01). @throws 404 for another office, 409 for an
 * older version, 422 for a category that does not exist
 */
export const updateSettings = (context: SettingsContext): Promise<OfficeSettings> =>
  changeSettings(
    context,
    async ({ settings }) => {
      await checkCategories(
        context.db,
        'categories',
        context.body.categories.map(({ category_id }) => category_id),
      );
      const { categories, closing } = context.body;
      return {
        ...settings,
        categories: merged(settings.categories, categories),
        ...(closing ? { closing: changed(settings.closing, closing) } : {}),
      };
    },
    (office) => settingsOf(context.db, office),
  );

/** The own values with the new ones; null removes one. */
const changed = <V extends object>(
  own: Partial<V> = {},
  values: { [N in keyof V]?: V[N] | null },
): Partial<V> =>
  Object.fromEntries(
    Object.entries({ ...own, ...defined(values) }).filter(([, value]) => value !== null),
  ) as Partial<V>;

const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The same of each category; a category without any is left out. */
function merged(own: OwnSettings['categories'] = {}, named: SettingsContext['body']['categories']) {
  const all = { ...own };
  for (const category of named) {
    const { category_id, ...values } = category;
    all[category_id] = changed(all[category_id], values);
  }
  return Object.fromEntries(Object.entries(all).filter(([, values]) => Object.keys(values).length > 0));
}
