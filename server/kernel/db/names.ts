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

/** As answers carry it: a name of another language only where there is one. */
export type Named = NamedOfAll & { id: number };

/** Names by id, null for a null or unknown id. Joined in memory: planning a query of six joins costs more than running it. */
export interface Names {
  place(level: PlaceLevel, id: number | null | undefined): Named | null;
  /** The ids of all places of a level, in the order of their plain names. */
  placesByName(level: PlaceLevel): readonly number[];
  category(id: number | null | undefined): Named | null;
  /** What the category, or every place of the level, with this plain name is called in other languages. */
  localNames(of: PlaceLevel | 'category', name: string | null): LocalNames;
  user(id: number | null | undefined): Named | null;
  /** Whether an account is an administrator's. */
  isAdmin(id: number | null | undefined): boolean;
}

/** Sorted here, because the order of a database depends on the locale it was made with. */
const { compare } = new Intl.Collator('en', { numeric: true });
export const byName = (one: Named, other: Named) => compare(one.name, other.name) || one.id - other.id;

/** What was read, and which change it was read after. */
const cached = new WeakMap<object, { names: Names; changedIn: string | number }>();
/** How many changes this process has told of. */
const readAt = new WeakMap<object, number>();

/** Nobody but this process writes to PGlite, and it tells of each change of a name by `namesChanged`. */
const isOurs = (db: Db | Tx) => is(db, PgliteDatabase) || is(db, PgliteTransaction);

/** The names in a database as they are: remembered, and read again after a change, whichever server has made it. */
export async function names(db: Db | Tx): Promise<Names> {
  const key = cacheKey(db);
  // Looked up before the names are: what changes in between is read again next time.
  const changedIn = isOurs(db) ? (readAt.get(key) ?? 0) : await lastChange(db);
  const known = cached.get(key);
  if (known?.changedIn === changedIn) return known.names;
  const read = await readNames(db);
  // What a transaction sees of its own may still be taken back.
  if (!is(db, PgliteTransaction)) cached.set(key, { names: read, changedIn });
  return read;
}

/** Before a transaction on PGlite, which could not remember what it reads. */
export async function rememberNames(db: Db): Promise<void> {
  if (isOurs(db)) await names(db);
}

async function lastChange(db: Db | Tx): Promise<string> {
  const [last] = await db.select({ changed_in: nameChanges.changed_in }).from(nameChanges);
  return last?.changed_in ?? '';
}

/** To be called, after the commit, by whatever adds, renames or removes a place, a category or an account. */
export const namesChanged = (db: Db | Tx) =>
  void readAt.set(cacheKey(db), (readAt.get(cacheKey(db)) ?? 0) + 1);

/** A transaction shares the dialect object of its database, and nothing else: so both find the same names. */
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

/** Those that there are: an answer has no more. */
export const localNames = ({ name_te, name_hi }: LocalNames): LocalNames => ({
  ...(name_te ? { name_te } : {}),
  ...(name_hi ? { name_hi } : {}),
});

/** Places may share a plain name: where they differ in another language, that name says nothing of any of them. */
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
