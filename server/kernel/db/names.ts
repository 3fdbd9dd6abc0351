import { is } from 'drizzle-orm';
import { PgliteDatabase, PgliteTransaction } from 'drizzle-orm/pglite';
import { signsAsAdmin } from '#contract/access/access.ts';
import type { LocalNames, Named as NamedOfAll } from '#contract/kernel/named.ts';
import type { PlaceLevel } from '#contract/places/place.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaintCategories } from './namedTables.ts';
import type { Db, Tx } from './open.ts';
import { placeTables } from './places.ts';
import { namedColumns } from './schema/localNames.ts';
import { nameChanges } from './schema/nameChanges.ts';

/** A name as answers carry it: names in other languages only where there are some. */
export type Named = NamedOfAll & { id: number };

/**
 * Names by id; null for a null or unknown id. They are joined in memory, because planning a query with six joins takes
 * longer than running it.
 */
export interface Names {
  place(level: PlaceLevel, id: number | null | undefined): Named | null;
  /** The ids of all places of a level, in the order of their plain names. */
  placesByName(level: PlaceLevel): readonly number[];
  category(id: number | null | undefined): Named | null;
  /** The names in other languages of the category, or of every place of the level, with this plain name. */
  localNames(of: PlaceLevel | 'category', name: string | null): LocalNames;
  user(id: number | null | undefined): Named | null;
  /** Whether the account belongs to an administrator. */
  isAdmin(id: number | null | undefined): boolean;
}

/** Sorted here, because a database's order depends on the locale that it was made with. */
const { compare } = new Intl.Collator('en', { numeric: true });
export const byName = (one: Named, other: Named) => compare(one.name, other.name) || one.id - other.id;

/** The names that were read, and the change after which they were read. */
const cached = new WeakMap<object, { names: Names; changedIn: string | number }>();
/** How many changes this process has announced. */
const readAt = new WeakMap<object, number>();

/** Only this process writes to PGlite, and it announces each change of a name with `namesChanged`. */
const isOurs = (db: Db | Tx) => is(db, PgliteDatabase) || is(db, PgliteTransaction);

/** The names in a database. They are cached, and read again after a change by any server. */
export async function names(db: Db | Tx): Promise<Names> {
  const key = cacheKey(db);
  // Read before the names: a change in between causes another read next time.
  const changedIn = isOurs(db) ? (readAt.get(key) ?? 0) : await lastChange(db);
  const known = cached.get(key);
  if (known?.changedIn === changedIn) return known.names;
  const read = await readNames(db);
  // A transaction's own changes may still be rolled back.
  if (!is(db, PgliteTransaction)) cached.set(key, { names: read, changedIn });
  return read;
}

/** Loads the names before a transaction on PGlite, which could not cache what it reads. */
export async function rememberNames(db: Db): Promise<void> {
  if (isOurs(db)) await names(db);
}

async function lastChange(db: Db | Tx): Promise<string> {
  const [last] = await db.select({ changed_in: nameChanges.changed_in }).from(nameChanges);
  return last?.changed_in ?? '';
}

/** Every write that adds, renames or removes a place, a category or an account calls this after its commit. */
export const namesChanged = (db: Db | Tx) =>
  void readAt.set(cacheKey(db), (readAt.get(cacheKey(db)) ?? 0) + 1);

/** A transaction shares only the dialect object with its database, so the cache uses that as its key. */
const cacheKey = (db: Db | Tx) => (db as unknown as { dialect: object }).dialect;

async function readNames(db: Db | Tx): Promise<Names> {
  const known = {
    parliament: await readTable(db, placeTables.parliament),
    assembly: await readTable(db, placeTables.assembly),
    mandal: await readTable(db, placeTables.mandal),
    area: await readTable(db, placeTables.area),
    category: await readTable(db, complaintCategories),
  };
  const localByName = new Map<string, Map<string, LocalNames>>();
  const sorted = new Map<PlaceLevel, readonly number[]>();
  const accounts = await db.select({ id: users.id, name: users.name, role: users.role }).from(users);
  const people = new Map(accounts.map(({ id, name }) => [id, { id, name }]));
  const admins = new Set(accounts.filter(signsAsAdmin).map(({ id }) => id));
  return {
    place: (level, id) => known[level].get(id ?? 0) ?? null,
    placesByName: (level) => {
      const ids = sorted.get(level) ?? [...known[level].values()].sort(byName).map(({ id }) => id);
      sorted.set(level, ids);
      return ids;
    },
    category: (id) => known.category.get(id ?? 0) ?? null,
    localNames: (of, name) => {
      const local = localByName.get(of) ?? localNamesByName([...known[of].values()]);
      localByName.set(of, local);
      return local.get(name ?? '') ?? {};
    },
    user: (id) => people.get(id ?? 0) ?? null,
    isAdmin: (id) => admins.has(id ?? 0),
  };
}

type NamedTable = (typeof placeTables)[PlaceLevel] | typeof complaintCategories;

async function readTable(db: Db | Tx, table: NamedTable): Promise<Map<number, Named>> {
  const rows = await db.select(namedColumns(table)).from(table);
  return new Map(rows.map((row) => [row.id, namedOf(row)]));
}

/** A row as answers name it. */
export const namedOf = (row: Named): Named => ({ id: row.id, name: row.name, ...localNames(row) });

/** Only the names that exist. */
export const localNames = ({ name_te, name_hi }: LocalNames): LocalNames => ({
  ...(name_te ? { name_te } : {}),
  ...(name_hi ? { name_hi } : {}),
});

/** Places may share a plain name. Where they differ in another language, there is no common name. */
function localNamesByName(all: Named[]): Map<string, LocalNames> {
  const namesByName = new Map<string, LocalNames>();
  for (const { name, ...named } of all) {
    const { name_te, name_hi } = namesByName.get(name) ?? named;
    const shared = {
      name_te: name_te === named.name_te ? name_te : null,
      name_hi: name_hi === named.name_hi ? name_hi : null,
    };
    namesByName.set(name, localNames(shared));
  }
  return namesByName;
}
