import { asc, eq, inArray, sql } from 'drizzle-orm';
import { TYPED_FILTERS } from '#contract/desk/viewRules.ts';
import { MIN_KEYWORD_LENGTH, MIN_PHONE_PART } from '#contract/kernel/limits.ts';
import { withoutWords } from '#server/desk/privacy/withoutWords.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { namesMatch } from '#server/kernel/text/namesMatch.ts';
import { phoneParts } from '#server/kernel/text/phoneParts.ts';
import { views } from '../schema/views.ts';

/** The names and phones of a subject. */
interface Known {
  names: readonly string[];
  phones: readonly string[];
}

/** Saved views that search for a subject by name or phone, or mention one in their name (GRD-09). */
export async function viewsNaming(db: Db | Tx, known: Known) {
  const without = withoutWords([...known.names, ...known.phones]);
  const rows = await db.select().from(views).orderBy(asc(views.id));
  return rows.filter(
    ({ name, filters }) => without(name) !== name || typedIn(filters).some((text) => means(text, known)),
  );
}

/** Deletes views that search for a subject, and removes the name from the names of others. */
export async function forgetInViews(tx: Tx, known: Known): Promise<void> {
  const without = withoutWords([...known.names, ...known.phones]);
  const naming = await viewsNaming(tx, known);
  const looking = naming.filter(({ filters }) => typedIn(filters).some((text) => means(text, known)));
  if (looking.length > 0) await tx.delete(views).where(inArray(views.id, idsOf(looking)));
  for (const view of naming.filter((one) => !looking.includes(one))) {
    const renamed = { name: without(view.name), version: sql`${views.version} + 1` };
    await tx.update(views).set(renamed).where(eq(views.id, view.id));
  }
}

const typedIn = (filters: Record<string, unknown>): string[] =>
  TYPED_FILTERS.flatMap((name) =>
    name !== 'complaint_number' && filters[name] ? String(filters[name]) : [],
  );

/** Whether the text is a phone, a part of one, or a name in any spelling. */
function means(text: string, { names, phones }: Known): boolean {
  const parts = phoneParts(text).filter((part) => part.length >= MIN_PHONE_PART);
  if (parts.length > 0)
    return phones.some((phone) => text.includes(phone) || parts.some((part) => phone.includes(part)));
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= MIN_KEYWORD_LENGTH && names.some((name) => namesMatch(name, text));
}
