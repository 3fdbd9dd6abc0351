import { type Side, sidesOf } from '#contract/letters/letterText.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { templatesOf } from './list.ts';

/** The language of an office's templates, Telugu first; English without templates. */
export async function officeLanguage(db: Db | Tx, office: OfficeRow): Promise<Side> {
  const templates = await templatesOf(db, await officesOf(db, office));
  const sides = templates.flatMap(({ language }) => sidesOf(language));
  return (['te', 'hi'] as const).find((side) => sides.includes(side)) ?? 'en';
}
