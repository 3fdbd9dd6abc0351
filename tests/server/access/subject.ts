import type { Account, Path } from './office.ts';

type Ids = (account: Account) => Promise<number[]>;

/** Records that an id in a call can name, as they stand to an account. Each call of a function makes new ones. */
export interface Subject {
  /** What the account may read and, when its role may, write; none when there can be no such record. */
  own: Ids;
  /** What does not exist for the account. */
  foreign: Ids;
  /** What it may read, and only those above it write. */
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

/** Places above the account's own, where a record is for more people than its own. */
export function placesAbove({ role, home: { parliament_id } }: Account) {
  const state = {};
  if (role === 'admin') return [];
  return role === 'mp' ? [state] : [{ parliament_id }, state];
}

/** A record with place ids: seen in and above the own place, changed in it. */
export const placed = (make: (place: Partial<Path>) => Promise<number>): Subject => ({
  own: one(({ home }) => make(home)),
  foreign: each(({ abroad }) => abroad, make),
  above: each(placesAbove, make),
});
