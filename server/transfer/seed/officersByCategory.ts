import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { contactCategories, contacts } from '#server/kernel/db/namedTables.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { holderOf, type Officer } from '#server/officers/officers.ts';
import { REQUESTS } from './referralTexts.ts';

const OFFICERS = 20;

/** The officers of an assembly to ask about complaints of a category, in turn, and the texts. */
export async function officersByCategory(tx: Tx, assemblyId: number) {
  const officers = await officersAt(tx, assemblyId);
  const times = new Map<string, number>();
  return (category: string) => {
    const about = REQUESTS[category];
    const fitting = officers.filter(({ department }) => about?.departments.includes(department ?? ''));
    const nth = times.get(category) ?? 0;
    times.set(category, nth + 1);
    const officer = fitting[nth % fitting.length];
    return about && officer && { officer, subject: about.subject, request: about.request };
  };
}

/** The departments' officers in the assembly first, then those of the state. */
async function officersAt(tx: Tx, assemblyId: number): Promise<Officer[]> {
  const departments = Object.values(REQUESTS).flatMap((row) => row.departments);
  const near = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .innerJoin(contactCategories, eq(contactCategories.id, contacts.category_id))
    .where(
      and(
        eq(contacts.is_administrator, false),
        inArray(contactCategories.name, departments),
        or(eq(contacts.assembly_id, assemblyId), isNull(contacts.assembly_id)),
      ),
    )
    .orderBy(asc(contacts.assembly_id), asc(contacts.id))
    .limit(OFFICERS);
  const officers = await Promise.all(near.map(({ id }) => holderOf(tx, id)));
  return officers.filter((officer) => officer !== null);
}
