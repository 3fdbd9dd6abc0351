import {
  CATEGORY_SETTINGS,
  type OfficeSettings,
  type updateOfficeSettings as updateCall,
} from '../../contract/office.ts';
import type { OwnSettings } from '../db/schema/offices.ts';
import type { Context } from '../http/serve.ts';
import { changeSettings } from './changeSettings.ts';
import { checkCategories } from './checkCategories.ts';
import { settingsOf } from './settings.ts';

type Given = Context<typeof updateCall>;

/**
 * Sets what is named of an office's own settings, and gives back what is null (GRD-01).
 * @throws 404 for an office of others, 409 for an older version, 422 for a category that does not exist
 */
export const updateSettings = (context: Given): Promise<OfficeSettings> =>
  changeSettings(
    context,
    async ({ settings }) => {
      await checkCategories(
        context.db,
        'categories',
        context.body.categories.map(({ category_id }) => category_id),
      );
      return { ...settings, categories: merged(settings.categories, context.body.categories) };
    },
    (office) => settingsOf(context.db, office),
  );

/** The own values with those that are given; a category without any is left out. */
function merged(own: OwnSettings['categories'] = {}, given: Given['body']['categories']) {
  const all = { ...own };
  for (const category of given) {
    const values = { ...all[category.category_id] };
    for (const name of CATEGORY_SETTINGS) {
      const value = category[name];
      if (value === null) delete values[name];
      else if (value !== undefined) values[name] = value;
    }
    all[category.category_id] = values;
  }
  return Object.fromEntries(Object.entries(all).filter(([, values]) => Object.keys(values).length > 0));
}
