import type { Seat } from '#contract/places/place.ts';
import { isAt } from '#server/desk/offices/officesOf.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Account, Office, Path } from './office.ts';

type Ids = (account: Account) => Promise<number[]>;

/** Records whose ids a call can have, by their relation to an account. Each call of a function creates new ones. */
export interface Subject {
  /** Records that the account may read and, if its role allows it, write; none if there can be no such record. */
  own: Ids;
  /** Records that do not exist for the account. */
  foreign: Ids;
  /** Records that it may read, and only users above it may write. */
  above: Ids;
}

export const NONE: Ids = async () => [];
export const one =
  (make: (account: Account) => Promise<number>): Ids =>
  async (account) => [await make(account)];
export const each =
  <T>(of: (account: Account) => readonly T[], make: (one: T) => Promise<number>): Ids =>
  async (account) =>
    Promise.all(of(account).map(make));

/** Places above the account's own, whose records other places share. */
export function placesAbove({ role, home: { parliament_id } }: Account) {
  const state = {};
  if (role === 'admin') return [];
  return role === 'mp' ? [state] : [{ parliament_id }, state];
}

/** The seat of an account's office. */
export const seatOf = ({ role, home }: Pick<Account, 'role' | 'home'>): Partial<Seat> => {
  if (role === 'admin') return {};
  return role === 'mp' ? { parliament_id: home.parliament_id } : home;
};

/** The id of the office at a seat. */
export async function officeAt(
  { db }: Pick<Office, 'db'>,
  { parliament_id = null, assembly_id = null }: Partial<Seat>,
): Promise<number> {
  const [found] = await db.select().from(offices).where(isAt({ parliament_id, assembly_id }));
  return found?.id ?? 0;
}

/** A record of a place that does not exist anywhere else. */
export const inPlace = (make: (place: Path) => Promise<number>): Subject => ({
  own: one(({ home }) => make(home)),
  foreign: each(({ abroad }) => abroad, make),
  above: NONE,
});

/** A record of an office that does not exist for any other, above it or beside it. */
export const inOffice = (make: (seat: Partial<Seat>) => Promise<number>): Subject => ({
  own: one((account) => make(seatOf(account))),
  foreign: each((account) => [...account.abroad, ...placesAbove(account)], make),
  above: NONE,
});

/** A record of one account; those of others do not exist for it, but perhaps for admin. */
export const ofAccount = (
  { accounts }: Office,
  make: (id: number) => Promise<number>,
  isAdmins = false,
): Subject => ({
  own: one(({ id }) => make(id)),
  foreign: each(
    ({ id, role }) =>
      isAdmins && role === 'admin' ? [] : accounts.filter((other) => other.id !== id).slice(0, 2),
    ({ id }) => make(id),
  ),
  above: NONE,
});

/** A record with place ids: visible in and above the own place, changeable in it. */
export const placed = (make: (place: Partial<Path>) => Promise<number>): Subject => ({
  own: one(({ home }) => make(home)),
  foreign: each(({ abroad }) => abroad, make),
  above: each(placesAbove, make),
});
