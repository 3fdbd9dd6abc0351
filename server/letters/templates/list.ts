import { asc, inArray, sql } from 'drizzle-orm';
import { LETTER_KINDS } from '#contract/letters/letterKinds.ts';
import type { listTemplates as call, LetterTemplate } from '#contract/letters/letterTemplate.ts';
import { type Side, sidesOf } from '#contract/letters/letterText.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { letterTemplates } from '../schema/letters.ts';
import { templateRecord } from './record.ts';

/**
 * The templates of the caller's office and the offices above it, or of one named office (REF-03). @throws 404 for
 * another office
 */
export async function listTemplates({ actor, db, query }: Context<typeof call>) {
  const office = await findOffice({ actor, db }, query.office_id);
  const data = await templatesOf(db, query.office_id ? [office] : await officesOf(db, office));
  return { data, total: data.length };
}

/** The templates of these offices by kind, nearest office first, then by name. */
export async function templatesOf(db: Db | Tx, offices: readonly OfficeRow[]): Promise<LetterTemplate[]> {
  const ids = idsOf(offices);
  const rows = await db
    .select()
    .from(letterTemplates)
    .where(inArray(letterTemplates.office_id, ids))
    .orderBy(asc(sql`lower(${letterTemplates.name})`), asc(letterTemplates.id));
  const known = await names(db);
  const rank = ({ kind, office_id }: (typeof rows)[number]) =>
    LETTER_KINDS.indexOf(kind) * ids.length + ids.indexOf(office_id);
  return rows
    .sort((one, other) => rank(one) - rank(other))
    .map((template) => templateRecord(template, offices, known));
}

/** The language of an office's templates, Telugu first; English without templates. */
export async function officeLanguage(db: Db | Tx, office: OfficeRow): Promise<Side> {
  const templates = await templatesOf(db, await officesOf(db, office));
  const sides = templates.flatMap(({ language }) => sidesOf(language));
  return (['te', 'hi'] as const).find((side) => sides.includes(side)) ?? 'en';
}
