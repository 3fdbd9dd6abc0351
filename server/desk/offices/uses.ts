import type { Actor } from '#contract/access/access.ts';
import { seatOf } from '#contract/access/scope.ts';
import { CAPABILITIES, type CapabilityName } from '#contract/capabilities.ts';
import type { Seat } from '#contract/places/place.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { offices } from '../schema/offices.ts';
import { upwardsFrom } from './officesOf.ts';

/** The capabilities that the office of a place uses, `desk` first; all of them where there is no office. */
export type UsesOf = (place: Seat) => readonly CapabilityName[];

/** Loaded again together with the names: a change of an office counts as a change of a name. */
const read = new WeakMap<Names, UsesOf>();

/** The capabilities that every office uses (GRD-17), cached like names. */
export async function officeUses(db: Db | Tx): Promise<UsesOf> {
  const known = await names(db);
  const remembered = read.get(known);
  if (remembered) return remembered;
  const all = await db.select().from(offices);
  const found = new Map<string, readonly CapabilityName[]>();
  const usesOf: UsesOf = (place) => {
    const key = `${place.parliament_id} ${place.assembly_id}`;
    const [office] = found.has(key) ? [] : upwardsFrom(place, all);
    const uses: readonly CapabilityName[] =
      found.get(key) ??
      (office ? CAPABILITIES.filter((name) => name === 'desk' || office.uses.includes(name)) : CAPABILITIES);
    found.set(key, uses);
    return uses;
  };
  read.set(known, usesOf);
  return usesOf;
}

/** Whether the office that a place, its accounts and its grievances belong to uses a capability. */
export const usesCapability = async (db: Db | Tx, place: Seat, name: CapabilityName): Promise<boolean> =>
  (await officeUses(db))(place).includes(name);

/**
 * An account with the capabilities that its office uses; an account without an office has all of them. Without the
 * capability for leaves there are no deputies.
 */
export async function withCapabilities<A extends Actor>(db: Db | Tx, actor: A): Promise<A> {
  const seat = seatOf(actor);
  if (!seat) return actor;
  const capabilities = (await officeUses(db))(seat);
  const deputy_for = capabilities.includes('teamwork') ? actor.deputy_for : [];
  return { ...actor, capabilities, deputy_for };
}
