import { and, eq, inArray } from 'drizzle-orm';
import { takesComplaints } from '#contract/access/scope.ts';
import type { PlaceLevel, Seat } from '#contract/places/place.ts';
import type { RoutingRule } from '#contract/teamwork/routing.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { checkCategories } from '#server/desk/offices/checkCategories.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { findPlaces, placePath, placeTables } from '#server/kernel/db/places.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';

type Named = Pick<RoutingRule, 'categories' | 'mandals' | 'areas' | 'people'>;

/**
 * Checks that everything named in rules exists in the place of their office. @throws 422 under `rules` for a category
 * or place that does not, and for a person who is not staff there
 */
export async function checkRules(db: Db | Tx, seat: Seat, rules: readonly Named[]): Promise<void> {
  await checkCategories(db, 'rules', all(rules, 'categories'));
  await checkPlacesOf(db, seat, 'mandal', all(rules, 'mandals'));
  await checkPlacesOf(db, seat, 'area', all(rules, 'areas'));
  await checkPeople(db, seat, all(rules, 'people'));
}

const all = (rules: readonly Named[], name: keyof Named) => [...new Set(rules.flatMap((rule) => rule[name]))];

async function checkPlacesOf(
  db: Db | Tx,
  seat: Seat,
  level: PlaceLevel & ('mandal' | 'area'),
  ids: number[],
) {
  if (ids.length === 0) return;
  const { parliament_id, assembly_id } = placePath[level];
  const places = await findPlaces[level](
    db,
    and(
      inArray(placeTables[level].id, ids),
      seat.parliament_id !== null && parliament_id ? eq(parliament_id, seat.parliament_id) : undefined,
      seat.assembly_id !== null && assembly_id ? eq(assembly_id, seat.assembly_id) : undefined,
    ),
  );
  if (places.length < ids.length) throw invalidField('rules', 'placeUnknown');
}

/** A disabled user stays in a rule and is skipped when it chooses, so that an office can save other changes. */
async function checkPeople(db: Db | Tx, seat: Seat, ids: number[]) {
  if (ids.length === 0) return;
  const people = await db.select().from(users).where(inArray(users.id, ids));
  const belong = people.filter(
    (account) =>
      takesComplaints(account) &&
      (seat.parliament_id === null || account.parliament_id === seat.parliament_id) &&
      (seat.assembly_id === null || account.assembly_id === seat.assembly_id),
  );
  if (belong.length < ids.length) throw invalidField('rules', 'outsideOffice');
}
