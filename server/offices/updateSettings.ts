import { eq, inArray } from 'drizzle-orm';
import {
  CATEGORY_SETTINGS,
  type OfficeSettings,
  type updateOfficeSettings as updateCall,
} from '../../contract/office.ts';
import { complaintCategories } from '../db/namedTables.ts';
import { type OwnSettings, offices } from '../db/schema/offices.ts';
import { conflict, invalidField } from '../errors/apiError.ts';
import type { Context } from '../http/serve.ts';
import { findOffice } from './findOffice.ts';
import { settingsOf } from './settings.ts';

type Given = Context<typeof updateCall>;

/**
 * Sets what is named of an office's own settings, and gives back what is null (GRD-01).
 * @throws 404 for an office of others, 409 for an older version, 422 for a category that does not exist
 */
export async function updateSettings(context: Given): Promise<OfficeSettings> {
  const { actor, body, db, now } = context;
  const office = await findOffice(context, body.office_id, { forUpdate: true });
  if (typeof body.version === 'number' && body.version !== office.version) {
    throw conflict(await settingsOf(db, office));
  }
  await checkCategories(context);
  const [changed = office] = await db
    .update(offices)
    .set({
      settings: { ...office.settings, categories: merged(office.settings.categories, body.categories) },
      updated_at: now,
      updated_by: actor.id,
      version: office.version + 1,
    })
    .where(eq(offices.id, office.id))
    .returning();
  return settingsOf(db, changed);
}

async function checkCategories({ body, db }: Given) {
  const ids = [...new Set(body.categories.map(({ category_id }) => category_id))];
  const known = await db.$count(complaintCategories, inArray(complaintCategories.id, ids));
  if (known < ids.length) throw invalidField('categories', 'unknownChoice');
}

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
