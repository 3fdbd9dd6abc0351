import { eq } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import type { LetterLanguage, LetterTexts } from '#contract/letters/letterKinds.ts';
import type {
  createTemplate as createCall,
  deleteTemplate as deleteCall,
  updateTemplate as updateCall,
} from '#contract/letters/letterTemplate.ts';
import { sidesOf } from '#contract/letters/letterText.ts';
import { MAX_KEPT } from '#contract/replies/reply.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { names } from '#server/kernel/db/names.ts';
import { changeRow, insertRow } from '#server/kernel/db/rows.ts';
import { invalidField, notFound, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { letterTemplates } from '../schema/letters.ts';
import { type Template, templateRecord } from './record.ts';

/** Creates a template of the caller's office (REF-03). @throws 404 for another office, 422 as the contract says */
export async function createTemplate(context: Context<typeof createCall>) {
  const { actor, body, db, now } = context;
  const { office_id, texts, ...values } = body;
  const office = await findOffice(context, office_id);
  const isOf = eq(letterTemplates.office_id, office.id);
  if ((await db.$count(letterTemplates, isOf)) >= MAX_KEPT) throw invalidField('name', 'tooManyKept');
  const template = await insertRow(db, letterTemplates, {
    ...values,
    texts: written(values.language, texts),
    office_id: office.id,
    creator_id: actor.id,
    created_at: now,
    updated_at: now,
  });
  return templateRecord(template, [office], await names(db));
}

/** @throws 404 for another office's template, 409 for an older version */
export async function updateTemplate(context: Context<typeof updateCall>) {
  const { body, db, params } = context;
  const template = await lockTemplate(context, params.id);
  const { version, texts, ...changes } = body;
  const recordOf = async (each: Template) => templateRecord(each, [], await names(db));
  await refuseOlder(version, template, () => recordOf(template));
  const language = changes.language ?? template.language;
  const changed = await changeRow(context, letterTemplates, template, {
    ...changes,
    texts: written(language, texts ?? template.texts),
  });
  return recordOf(changed);
}

/** @throws 404 for another office's template */
export async function deleteTemplate(context: Context<typeof deleteCall>) {
  const { id } = await lockTemplate(context, context.params.id);
  await context.db.delete(letterTemplates).where(eq(letterTemplates.id, id));
  return { message: 'Template deleted.' };
}

async function lockTemplate({ actor, db }: Pick<Context, 'actor' | 'db'>, id: number): Promise<Template> {
  const own = can(actor, 'list', 'office') ? null : await findOffice({ actor, db }, null);
  const [template] = await db.select().from(letterTemplates).where(eq(letterTemplates.id, id)).for('update');
  if (!template || (own && template.office_id !== own.id)) throw notFound();
  return template;
}

/** The texts of the template's languages. @throws 422 under `texts` when one is missing */
function written(language: LetterLanguage, texts: LetterTexts): LetterTexts {
  const sides = sidesOf(language);
  if (sides.some((side) => !texts[side])) throw invalidField('texts', 'templateText');
  return Object.fromEntries(sides.map((side) => [side, texts[side]]));
}
