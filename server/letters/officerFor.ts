import { and, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { contacts } from '#server/kernel/db/namedTables.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { visible } from '#server/kernel/db/scope.ts';
import { departmentOf, isOfficerOf, type Matter } from './department.ts';
import { referrals } from './schema/referrals.ts';

/**
 * The suggested addressee in the department of a category (REF-03): the only officer of the nearest place, otherwise
 * the officer that the office asked last. Otherwise null, because a wrong letter cannot be recalled.
 */
export async function officerFor(
  { db, actor }: { db: Db | Tx; actor: Actor },
  matter: Matter,
  officeId: number,
): Promise<number | null> {
  const department = await departmentOf(db, matter);
  if (department === null) return null;
  const { id, category_id, parliament_id, assembly_id, successor_id, is_vacant } = contacts;
  const candidates = await db
    .select({ id, parliament_id, assembly_id })
    .from(contacts)
    .where(
      and(
        eq(category_id, department),
        isOfficerOf(matter),
        isNull(successor_id),
        sql`${is_vacant} is not true`,
        visible(actor, contacts),
      ),
    );
  const nearest = nearestOf(candidates);
  const [only, ...others] = nearest;
  return only && others.length === 0 ? only : lastOfficerAmong(db, officeId, nearest);
}

/** Prefers officers of the assembly, then of its parliament, then of the whole state. */
function nearestOf(
  candidates: readonly { id: number; parliament_id: number | null; assembly_id: number | null }[],
) {
  const depth = ({ parliament_id, assembly_id }: (typeof candidates)[number]) =>
    Number(parliament_id !== null) + Number(assembly_id !== null);
  const deepest = Math.max(...candidates.map(depth));
  return candidates.filter((officer) => depth(officer) === deepest).map(({ id }) => id);
}

async function lastOfficerAmong(
  db: Db | Tx,
  officeId: number,
  among: readonly number[],
): Promise<number | null> {
  const { id, contact_id, office_id, state } = referrals;
  const isSent = notInArray(state, ['draft', 'withdrawn']);
  const [last] = await db
    .select({ contact_id })
    .from(referrals)
    .where(and(eq(office_id, officeId), inArray(contact_id, [...among]), isSent))
    .orderBy(desc(id))
    .limit(1);
  return last?.contact_id ?? null;
}
