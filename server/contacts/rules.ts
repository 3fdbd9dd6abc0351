import { can } from '#contract/access/policies.ts';
import { administator } from '#contract/contacts/administator.ts';
import { departmentContact } from '#contract/contacts/contact.ts';
import { isRequired } from '#contract/kernel/fields.ts';
import { forbidden, invalidField, invalidFields } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { RecordRules } from '#server/kernel/records/resource.ts';

/**
 * The required fields and the permissions of the two kinds of contacts (CON-01, ADM-01): 403 when the caller may not
 * write the kind, 422 under a missing field.
 */
function check({ actor }: Pick<Context, 'actor'>, values: Record<string, unknown>): void {
  const kind = values.is_administrator ? administator : departmentContact;
  if (!can(actor, 'edit', kind.policy)) throw forbidden();
  // A new contact has no id yet.
  for (const field of ['superior_id', 'successor_id'])
    if (values.id && values[field] === values.id) throw invalidField(field, 'ownSuperior');
  const fields = Object.entries(kind.input).filter(([, schema]) => isRequired(schema));
  const required = [...fields.map(([field]) => field), ...kind.requiredPlaces.map((level) => `${level}_id`)];
  const missing = required.filter((field) => !values[field]);
  if (missing.length === 0) return;
  throw invalidFields(missing, 'required');
}

export const contactRules: RecordRules = { check };
