import type { LetterTemplate } from '#contract/letters/letterTemplate.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import type { Names } from '#server/kernel/db/names.ts';
import type { letterTemplates } from '../schema/letters.ts';

export type Template = typeof letterTemplates.$inferSelect;

/** A template as the API returns it to a caller with these offices, nearest first. */
export function templateRecord(
  template: Template,
  offices: readonly OfficeRow[],
  known: Names,
): LetterTemplate {
  const { id, kind, name, language, texts, version, creator_id, office_id } = template;
  const at = offices.findIndex((office) => office.id === office_id);
  const above = offices[at]?.parliament_id === null ? ('state' as const) : ('parliament' as const);
  return {
    id,
    kind,
    name,
    language,
    texts,
    version,
    from: at <= 0 ? 'own' : above,
    created_by: known.user(creator_id),
  };
}
