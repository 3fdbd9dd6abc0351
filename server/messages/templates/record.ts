import { eq } from 'drizzle-orm';
import { can } from '#contract/access/policies.ts';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import type { Names } from '#server/kernel/db/names.ts';
import { notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { familyOf, type Template } from '../rules.ts';
import { messageTemplates } from '../schema/messages.ts';

/** A template in the form of answers, for a user with these offices, nearest first; by default the template's own. */
export function templateRecord(
  template: Template,
  offices: readonly OfficeRow[],
  known: Names,
): MessageTemplate {
  const { id, edition, name, channel, language, kind, text, values } = template;
  const { entity_id, header, template_id, state, state_at, reason, creator_id, version } = template;
  const at = offices.findIndex((office) => office.id === template.office_id);
  const above = offices[at]?.parliament_id === null ? ('state' as const) : ('parliament' as const);
  return {
    id,
    family_id: familyOf(template),
    edition,
    name,
    channel,
    language,
    kind,
    text,
    version,
    values: values.map(({ value, shorten }) => ({ value, shorten })),
    entity_id,
    header,
    template_id,
    state,
    reason,
    state_at: state_at.toISOString(),
    from: at <= 0 ? 'own' : above,
    created_by: known.user(creator_id),
  };
}

/**
 * A template of the own office, or of any office for users who may choose one, locked.
 * @throws 404 for another's
 */
export async function lockTemplate(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  id: number,
): Promise<Template> {
  const own = can(actor, 'list', 'office') ? null : await findOffice({ actor, db }, null);
  const [template] = await db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.id, id))
    .for('update');
  if (!template || (own && template.office_id !== own.id)) throw notFound();
  return template;
}
