import { and, inArray } from 'drizzle-orm';
import { registerSettings } from '#contract/letters/registerCalls.ts';
import { valuesAt } from '#server/desk/offices/inherited.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import { visible } from '#server/kernel/db/scope.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { Letter } from './record.ts';
import { signersOf } from './signatures.ts';

type Named = Partial<Pick<Letter, 'contact_id' | 'copies_to' | 'signed_by'>> & { series?: string | null };

/**
 * Checks that every record that a letter names exists and that the caller may use it. Returns its series; the
 * office's first series if none is named. @throws 422 under the field
 */
export async function checkLetterReferences(
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  office: OfficeRow,
  { contact_id, copies_to = [], signed_by, series }: Named,
): Promise<string> {
  const known = async (field: string, ids: readonly number[]) => {
    const unique = [...new Set(ids)];
    if (unique.length === 0) return;
    const seen = and(inArray(contacts.id, unique), visible(actor, contacts));
    if ((await db.$count(contacts, seen)) < unique.length) throw invalidField(field, 'unknownChoice');
  };
  await known('contact_id', contact_id ? [contact_id] : []);
  await known(
    'copies_to',
    copies_to.flatMap(({ contact_id: id }) => id ?? []),
  );
  if (signed_by && (await signersOf(db, office, signed_by)).length === 0) {
    throw invalidField('signed_by', 'signerUnknown');
  }
  const { series: value } = await valuesAt(db, office, registerSettings);
  if (series && !value.some(({ code }) => code === series)) throw invalidField('series', 'seriesUnknown');
  return series ?? value[0]?.code ?? '';
}
