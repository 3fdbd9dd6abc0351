import { signsAsAdmin } from '../../contract/access.ts';
import type { PlaceLevel } from '../../contract/place.ts';
import { complaintCategories } from './namedTables.ts';
import type { Db, Tx } from './open.ts';
import { placeTables } from './places.ts';
import { users } from './schema/accounts.ts';

export interface Named {
  id: number;
  name: string;
}

/** Names by id, null for a null or unknown id. Joined in memory: planning a query of six joins costs more than running it. */
export interface Names {
  place(level: PlaceLevel, id: number | null | undefined): Named | null;
  category(id: number | null | undefined): Named | null;
  user(id: number | null | undefined): Named | null;
  /** Whether an account is an administrator's. */
  isAdmin(id: number | null | undefined): boolean;
}

/** Another process may have changed names; after this long they are read again. */
const LIFE_MS = 60_000;
const cached = new WeakMap<object, { names: Names; readAt: number }>();

/** The names in a database, read at most once a minute and again after `namesChanged`. */
export async function names(db: Db | Tx): Promise<Names> {
  const known = cached.get(cacheKey(db));
  if (known && performance.now() - known.readAt < LIFE_MS) return known.names;
  const readAt = performance.now();
  const read = await readNames(db);
  cached.set(cacheKey(db), { names: read, readAt });
  return read;
}

/** To be called, after the commit, by whatever adds, renames or removes a place, a category or an account. */
export const namesChanged = (db: Db | Tx) => void cached.delete(cacheKey(db));

/** A transaction shares the dialect object of its database, and nothing else: so both find the same names. */
const cacheKey = (db: Db | Tx) => (db as unknown as { dialect: object }).dialect;

async function readNames(db: Db | Tx): Promise<Names> {
  const places = {
    parliament: await readTable(db, placeTables.parliament),
    assembly: await readTable(db, placeTables.assembly),
    mandal: await readTable(db, placeTables.mandal),
    area: await readTable(db, placeTables.area),
  };
  const categories = await readTable(db, complaintCategories);
  const accounts = await db.select({ id: users.id, name: users.name, role: users.role }).from(users);
  const people = new Map(accounts.map(({ id, name }) => [id, { id, name }]));
  const admins = new Set(accounts.filter(signsAsAdmin).map(({ id }) => id));
  return {
    place: (level, id) => places[level].get(id ?? 0) ?? null,
    category: (id) => categories.get(id ?? 0) ?? null,
    user: (id) => people.get(id ?? 0) ?? null,
    isAdmin: (id) => admins.has(id ?? 0),
  };
}

type NamedTable = (typeof placeTables)[PlaceLevel] | typeof complaintCategories;

async function readTable(db: Db | Tx, table: NamedTable): Promise<Map<number, Named>> {
  const rows = await db.select({ id: table.id, name: table.name }).from(table);
  return new Map(rows.map((row) => [row.id, row]));
}
