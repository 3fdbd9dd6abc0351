import type { Account, Path } from './office.ts';

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

/** A record with place ids: visible in and above the own place, changeable in it. */
export const placed = (make: (place: Partial<Path>) => Promise<number>): Subject => ({
  own: one(({ home }) => make(home)),
  foreign: each(({ abroad }) => abroad, make),
  above: each(placesAbove, make),
});
